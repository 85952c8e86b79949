import type { Failure } from '../../common/failure.ts'
import type { CommentTarget } from '../commentTarget.ts'

export type CommentFormInput = {
  target: CommentTarget
  /** the field under the video is always open; reply and edit fields open on demand */
  staysOpen: boolean
  /** the stored draft of this form */
  text: string
  /** the text was already being sent when the form was left: the form waits for that response */
  isInFlight: boolean
}

export type CommentFormContext = CommentFormInput & { error: string | null; failure: Failure | null }

export type CommentFormEvent =
  /** `text` is the field's initial text: the comment to edit, or the mention that starts a reply */
  | { type: 'form.open'; text: string; isSignedIn: boolean }
  | { type: 'text.change'; text: string }
  | { type: 'form.submit' }
  | { type: 'form.close' }
  | { type: 'failure.dismiss' }

export type CommentFormFact = { type: 'login.required' } | { type: 'comment.saved'; id: string }

export type CommentFormTag = 'open' | 'busy'
