import type { FieldErrors } from '../../shared/errors.ts'
import type { PlaylistForm } from '../../shared/validation/playlist.ts'
import type { Failure } from '../failure.ts'

export type NewPlaylist = PlaylistForm & { isPrivate: boolean }

export type AddToPlaylistContext = {
  contentId: string
  /** the playlist that is chosen; the list itself is the cache's */
  playlistId: string | null
  form: NewPlaylist
  /** of the playlist in the form, so that what is asked for again is made once */
  idempotencyKey: string
  errors: FieldErrors
  failure: Failure | null
}

export type AddToPlaylistInput = { contentId: string }

export type AddToPlaylistEvent =
  | { type: 'dialog.open'; isSignedIn: boolean }
  | { type: 'dialog.close' }
  | { type: 'playlist.choose'; playlistId: string }
  | { type: 'content.add' }
  | { type: 'creation.open' }
  | { type: 'creation.cancel' }
  | { type: 'form.change'; patch: Partial<NewPlaylist> }
  | { type: 'playlist.create' }
  | { type: 'failure.dismiss' }

export type AddToPlaylistFact = { type: 'login.required' } | { type: 'playlist.created' } | { type: 'content.added'; playlistName: string }

export type AddToPlaylistTag = 'open' | 'choosing' | 'naming' | 'busy'
