import type { Failure } from '../failure.ts'

export type ListingInput = {
  /** what a failure is called in the catalogue */
  message: string
  /** Does a failure leave by itself after five seconds? */
  forgetsFailures: boolean
}

export type ListingContext = ListingInput & {
  /** what is listed, in a form that two of the same share: a search as it stands in the address; empty for nothing */
  subject: string
  /** of the pages after the first that are shown */
  cursors: readonly string[]
  /** of the page that comes next, null after the last */
  nextCursor: string | null
  failure: Failure | null
}

/** What has been brought into the cache: the first page, and how it goes on. */
export type Brought = { cursors: readonly string[]; nextCursor: string | null }

export type ListingEvent =
  | { type: 'list.show'; subject: string }
  | { type: 'list.refresh' }
  | { type: 'list.more' }
  | { type: 'failure.dismiss' }

export type ListingTag = 'brought' | 'loading' | 'busy' | 'loadingMore'
