import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { PlaylistForm } from '../../../shared/validation/playlist.ts'
import type { Failure } from '../../common/failure.ts'

export type PlaylistDraft = PlaylistForm & { isPrivate: boolean }

export type PlaylistFormContext = {
  /** id of the edited playlist, null for a new one */
  playlistId: string | null
  /** one per opened dialog, so that a retry does not create the playlist twice */
  idempotencyKey: string
  form: PlaylistDraft
  /** the form as it was when the dialog opened */
  opened: PlaylistDraft
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

/** `wasNew`: true for a creation, false for a change. */
export type PlaylistFormFact = { type: 'playlist.saved'; playlistId: string; wasNew: boolean }

export type PlaylistFormTag = 'open' | 'editing' | 'busy'
