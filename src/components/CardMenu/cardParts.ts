import { type ComponentType, createContext, type RefObject } from 'react'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import type { MenuStart } from '../../ui/Menu/Menu.tsx'

export type CardMenuPartProps = {
  content: Pick<CardContentFragment, 'id' | 'title'>
  /** Recommendations may be refused. */
  isRecommended: boolean
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
}

/** What cards and the watch page open on demand: loaded, machines and all, at the first press. */
export type CardParts = {
  Menu: ComponentType<CardMenuPartProps>
  /** «Ajouter à une playlist», open from the start. */
  AddToPlaylist: ComponentType<{ contentId: string }>
  preload: () => void
}

/** Lent by the app; without it cards have no menu. */
export const CardPartsContext = createContext<CardParts | null>(null)
