import { promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. */
export const suggestionsActors = {
  /** Brings the suggestions for a query into the cache. */
  suggest: promisePlaceholder<void, { query: string }>('suggest'),
}
