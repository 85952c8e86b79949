import type { Failure } from '../failure.ts'

export type RemovedEntry = { playlistId: string; contentId: string }

/** Where it stood: before that content (null: the last), since then (ISO 8601). */
export type Place = { beforeId: string | null; addedAt: string }

export type PlaylistRemovalContext = RemovedEntry & { place: Place | null }

export type PlaylistRemovalEvent = { type: 'removal.undo' }

export type PlaylistRemovalFact =
  | { type: 'content.removed' }
  | { type: 'removal.failed'; failure: Failure }
  | { type: 'undo.failed'; failure: Failure }
