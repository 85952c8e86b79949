import { promisePlaceholder } from '../placeholder.ts'

/** What `app/deps.ts` must provide. Failures are AppErrors. */
export const likeActors = {
  /** Absolute: says what must be true, so that sending it twice changes nothing. */
  saveLike: promisePlaceholder<void, { contentId: string; liked: boolean }>('saveLike'),
}
