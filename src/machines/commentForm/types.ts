import type { Failure } from '../failure.ts'

/** What is written: a new comment, a reply to `parentId`, or another text of an existing one. */
export type CommentTarget = { kind: 'add'; contentId: string; parentId: string | null } | { kind: 'edit'; commentId: string }

export type CommentFormInput = {
  target: CommentTarget
  /** the field under the video is always there; a reply's and an edit's opens on demand */
  staysOpen: boolean
  /** what was typed here before and not sent */
  text: string
  /** the form was left while that text was being sent: it waits for the answer with those who left */
  isUnderWay: boolean
}

export type CommentFormContext = CommentFormInput & { error: string | null; failure: Failure | null }

export type CommentFormEvent =
  /** `text` is what the field starts with: the comment to edit, whom a reply speaks to */
  | { type: 'form.open'; text: string; isSignedIn: boolean }
  | { type: 'text.change'; text: string }
  | { type: 'form.submit' }
  | { type: 'form.close' }
  | { type: 'failure.dismiss' }

export type CommentFormFact = { type: 'login.required' } | { type: 'comment.saved'; id: string }

export type CommentFormTag = 'open' | 'busy'
