import { useFlow } from '../common/flows.ts'
import { type ListingFlow, useListing } from '../common/listing/useListing.ts'
import { type SearchFilters, writeSearch } from './searchFilters.ts'

declare module '../common/flows.ts' {
  interface Flows {
    search: ListingFlow
  }
}

/** Returns the results of a search, page by page. Another query or other filters start a new list. */
export function useSearch(filters: SearchFilters) {
  const flow = useFlow('search')
  return useListing(flow, writeSearch(filters))
}
