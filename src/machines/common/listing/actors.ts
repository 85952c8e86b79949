import { promisePlaceholder } from '../placeholder.ts'
import type { LoadedPages } from './types.ts'

/** Provided by the app for each kind of list. The actors fill the cache, which screens read. Failures are CodedErrors. */
export const listingActors = {
  /** Fetches the first page. Unless `isFresh`, a cached page needs no request, and its cached further pages count as shown. */
  load: promisePlaceholder<LoadedPages, { subject: string; isFresh: boolean }>('load'),
  /** Fetches the page after a cursor. */
  loadMore: promisePlaceholder<{ nextCursor: string | null }, { subject: string; after: string }>('loadMore'),
}
