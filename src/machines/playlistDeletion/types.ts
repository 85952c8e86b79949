import type { Failure } from '../failure.ts'

export type PlaylistDeletionContext = { playlistId: string | null }

export type PlaylistDeletionEvent =
  | { type: 'playlist.delete'; playlistId: string; isDefault: boolean }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }

export type PlaylistDeletionFact =
  | { type: 'playlist.deleted'; playlistId: string }
  | { type: 'deletion.refused' }
  | { type: 'deletion.failed'; failure: Failure }

export type PlaylistDeletionTag = 'open' | 'busy'
