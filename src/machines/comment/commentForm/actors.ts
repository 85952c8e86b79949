import { effectPlaceholder, promisePlaceholder, type Effect } from '../../common/placeholder.ts'
import type { CommentTarget } from '../commentTarget.ts'

/** Provided by the app. Failures are CodedErrors. */
export const commentFormActors = {
  /** Adds or edits a comment. Returns its id. */
  saveComment: promisePlaceholder<string, { target: CommentTarget; text: string }>('saveComment'),
}

export const commentFormEffects: {
  /** Stores the draft until it is sent or discarded, so that a sign-in in between does not lose the text. */
  keepText: Effect<{ target: CommentTarget; text: string }>
} = {
  keepText: effectPlaceholder('keepText'),
}
