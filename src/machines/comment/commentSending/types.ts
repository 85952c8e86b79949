import type { Failure } from '../../common/failure.ts'
import type { CommentTarget } from '../commentTarget.ts'

export type CommentSendingInput = { target: CommentTarget; text: string }

export type CommentSendingContext = CommentSendingInput & {
  /** number of mounted forms that wait for the response */
  waitingForms: number
  /** of the saved comment; empty before */
  id: string
  failure: Failure | null
}

export type CommentSendingEvent =
  /** a form sent the text, or was opened again meanwhile, and waits for the response */
  | { type: 'form.joined' }
  /** a form was left, or no longer waits */
  | { type: 'form.left' }

export type CommentSendingFact =
  | { type: 'comment.saved'; id: string }
  /** it failed, and there is no form to show it */
  | { type: 'failure.unseen'; failure: Failure }

export type CommentSendingOutput = { id: string; failure: Failure | null }
