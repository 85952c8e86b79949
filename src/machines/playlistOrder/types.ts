import type { Failure } from '../failure.ts'

/** A content that goes just before another one; to the end with null. */
export type Move = { contentId: string; beforeId: string | null }

export type PlaylistOrderContext = {
  playlistId: string
  /** not sent yet, oldest first */
  waiting: readonly Move[]
  /** in flight; the cache shows it already */
  sent: Move | null
}

export type PlaylistOrderInput = { playlistId: string }

export type PlaylistOrderEvent = { type: 'content.move'; move: Move }

export type PlaylistOrderFact = { type: 'move.failed'; failure: Failure }
