import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { PlaylistForm } from '../../../shared/validation/playlist.ts'
import type { Failure } from '../../common/failure.ts'

export type NewPlaylist = PlaylistForm & { isPrivate: boolean }

export type AddToPlaylistContext = {
  contentId: string
  /** the chosen playlist; the list itself is in the cache */
  playlistId: string | null
  form: NewPlaylist
  /** of the playlist in the form, so that a retry does not create it twice */
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
