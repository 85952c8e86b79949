import { promisePlaceholder } from '../../common/placeholder.ts'
import type { CommentSendingInput } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const commentSendingActors = {
  /** Adds or edits a comment. Returns its id. */
  saveComment: promisePlaceholder<string, CommentSendingInput>('saveComment'),
}
