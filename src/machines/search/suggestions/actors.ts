import { promisePlaceholder } from '../../common/placeholder.ts'

export const suggestionsActors = {
  /** Fetches the suggestions for a query into the cache. */
  suggest: promisePlaceholder<void, { query: string }>('suggest'),
}
