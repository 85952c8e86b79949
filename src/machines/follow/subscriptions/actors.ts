import { promisePlaceholder } from '../../common/placeholder.ts'

/** Provided by the app. The actors fill the cache, which the screen reads. Failures are CodedErrors. */
export const subscriptionsActors = {
  /** Refetches the first page of both lists. */
  refresh: promisePlaceholder<void, undefined>('refresh'),
  moreNews: promisePlaceholder<void, { cursor: string }>('moreNews'),
  moreChannels: promisePlaceholder<void, { cursor: string }>('moreChannels'),
}
