import type { Failure } from '../failure.ts'

export type ListingInput = {
  /** the failure's message in the catalogue */
  message: string
  /** True when a failure clears by itself after five seconds. */
  hasTransientFailures: boolean
}

export type ListingContext = ListingInput & {
  /** a key for the list, equal for equal lists: the search as written in the address; empty for no list */
  subject: string
  /** cursors of the shown pages after the first */
  cursors: readonly string[]
  /** cursor of the next page, null after the last */
  nextCursor: string | null
  failure: Failure | null
}

/** What is in the cache: the first page and the pages after it. */
export type LoadedPages = { cursors: readonly string[]; nextCursor: string | null }

export type ListingEvent =
  | { type: 'list.show'; subject: string }
  | { type: 'list.refresh' }
  | { type: 'list.loadMore' }
  | { type: 'failure.dismiss' }

export type ListingTag = 'loaded' | 'loading' | 'busy' | 'loadingMore'
