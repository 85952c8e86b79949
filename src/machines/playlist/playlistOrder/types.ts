import type { Failure } from '../../common/failure.ts'

/** Moves a content just before another one; null moves it to the end. */
export type Move = { contentId: string; beforeId: string | null }

export type PlaylistOrderContext = {
  playlistId: string
  /** not sent yet, oldest first */
  waiting: readonly Move[]
  /** in flight, or the last that was; the cache already shows it */
  sent: Move | null
}

export type PlaylistOrderInput = { playlistId: string }

export type PlaylistOrderEvent = { type: 'content.move'; move: Move }

export type PlaylistOrderFact = { type: 'move.failed'; failure: Failure }
