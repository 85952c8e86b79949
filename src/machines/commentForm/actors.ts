import { effectPlaceholder, promisePlaceholder, type Effect } from '../placeholder.ts'
import type { CommentTarget } from './types.ts'

/** What the app must provide. Failures are AppErrors. */
export const commentFormActors = {
  /** Adds or edits; gives the id of what was written. */
  saveComment: promisePlaceholder<string, { target: CommentTarget; text: string }>('saveComment'),
}

export const commentFormEffects: {
  /** Remembers what is typed until it is sent or given up, so that a sign-in on the way costs nobody their text. */
  keepText: Effect<{ target: CommentTarget; text: string }>
} = {
  keepText: effectPlaceholder('keepText'),
}
