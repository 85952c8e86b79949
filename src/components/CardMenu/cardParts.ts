import { type ComponentType, createContext, type RefObject } from 'react'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import type { MenuStart } from '../../ui/Menu/types.ts'

export type CardMenuPartProps = {
  content: Pick<CardContentFragment, 'id' | 'title'>
  /** true when the card can be dismissed as a recommendation */
  isRecommended: boolean
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
}

export type CardHoverProps = {
  content: Pick<CardContentFragment, 'id' | 'title'>
  /** whether the pointer or the focus is on the card */
  isNear: boolean
}

/** The parts that cards and the watch page open on demand, loaded with their machines at the first press. */
export type CardParts = {
  Menu: ComponentType<CardMenuPartProps>
  /** What lies over a card's picture while the pointer or the focus is on the card. */
  Hover: ComponentType<CardHoverProps>
  /** «Ajouter à une playlist», open from the start. */
  AddToPlaylist: ComponentType<{ contentId: string }>
  preload: () => void
}

/** Provided by the app. Without it, cards have no menu. */
export const CardPartsContext = createContext<CardParts | null>(null)
