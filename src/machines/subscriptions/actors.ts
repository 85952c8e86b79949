import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. They fill the cache, which the screen reads. Failures are AppErrors. */
export const subscriptionsActors = {
  /** Asks for the first page of both lists again. */
  refresh: promisePlaceholder<void, undefined>('refresh'),
  moreNews: promisePlaceholder<void, { cursor: string }>('moreNews'),
  moreChannels: promisePlaceholder<void, { cursor: string }>('moreChannels'),
}
