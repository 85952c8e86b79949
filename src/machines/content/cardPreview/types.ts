import type { Tile } from '../../../shared/storyboard.ts'

export type CardPreviewInput = { contentId: string }

export type CardPreviewContext = CardPreviewInput & {
  /** the pictures in their order; empty when the video has none; null before they are known */
  tiles: readonly Tile[] | null
  /** index of the one that is shown */
  index: number
}

export type CardPreviewEvent =
  /** the pointer or the focus has come to the card */
  { type: 'card.enter'; isMotionReduced: boolean } | { type: 'card.leave' }

export type CardPreviewTag = 'playing'
