import { promisePlaceholder } from '../placeholder.ts'
import type { CommentTarget } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const commentFormActors = {
  /** Adds or edits; gives the id of what was written. */
  saveComment: promisePlaceholder<string, { target: CommentTarget; text: string }>('saveComment'),
}
