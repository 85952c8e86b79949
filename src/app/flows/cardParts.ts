import { lazy } from 'react'
import type { CardParts } from '../../components/CardMenu/cardParts.ts'
import { report } from '../report.ts'

const load = () => import('./cardPartsWithFlows.tsx')

/** What cards open, with its machines and flows, in a chunk of its own. */
export const cardParts: CardParts = {
  Menu: lazy(async () => ({ default: (await load()).CardMenu })),
  AddToPlaylist: lazy(async () => ({ default: (await load()).AddToPlaylist })),
  preload: () => void load().catch((error: unknown) => report('preloading a card’s menu', error)),
}
