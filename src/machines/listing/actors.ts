import { promisePlaceholder } from '../placeholder.ts'
import type { Brought } from './types.ts'

/** What the app must provide for each kind of list. They fill the cache, which screens read. Failures are AppErrors. */
export const listingActors = {
  /** Brings the first page; unless `isFresh`, what the cache has needs no request, and its further pages count as shown. */
  bring: promisePlaceholder<Brought, { subject: string; isFresh: boolean }>('bring'),
  /** Brings the page at a cursor. */
  bringMore: promisePlaceholder<{ nextCursor: string | null }, { subject: string; after: string }>('bringMore'),
}
