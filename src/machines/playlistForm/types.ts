import type { FieldErrors } from '../../shared/errors.ts'
import type { PlaylistForm } from '../../shared/validation/playlist.ts'
import type { Failure } from '../failure.ts'

export type PlaylistDraft = PlaylistForm & { isPrivate: boolean }

export type PlaylistFormContext = {
  /** of the playlist that is edited, null for a new one */
  playlistId: string | null
  /** of the dialog, so that what is asked for again is made once */
  idempotencyKey: string
  form: PlaylistDraft
  errors: FieldErrors
  failure: Failure | null
}

export type PlaylistFormEvent =
  | { type: 'playlist.create' }
  | { type: 'playlist.edit'; playlistId: string; form: PlaylistDraft }
  | { type: 'form.change'; patch: Partial<PlaylistDraft> }
  | { type: 'form.submit' }
  | { type: 'failure.dismiss' }
  | { type: 'dialog.close' }

/** `wasNew` tells a creation from a change. */
export type PlaylistFormFact = { type: 'playlist.saved'; playlistId: string; wasNew: boolean }

export type PlaylistFormTag = 'open' | 'editing' | 'busy'
