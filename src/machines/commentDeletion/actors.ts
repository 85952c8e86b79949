import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. Failures are AppErrors. */
export const commentDeletionActors = {
  deleteComment: promisePlaceholder<void, { commentId: string }>('deleteComment'),
}
