import type { Failure } from '../../common/failure.ts'

export type RemovedEntry = { playlistId: string; contentId: string }

/** The previous position: before that content (null: the last); added at this time (ISO 8601). */
export type Place = { beforeId: string | null; addedAt: string }

export type PlaylistRemovalContext = RemovedEntry & { place: Place | null }

export type PlaylistRemovalEvent = { type: 'removal.undo' }

export type PlaylistRemovalFact =
  | { type: 'content.removed' }
  | { type: 'removal.failed'; failure: Failure }
  | { type: 'undo.failed'; failure: Failure }
