import { createContext, useContext } from 'react'
import { type ListingFlow, useListing } from '../common/listing/useListing.ts'
import { type SearchFilters, writeSearch } from './searchFilters.ts'

export const SearchFlowContext = createContext<ListingFlow | null>(null)

/** Returns the results of a search, page by page. Another query or other filters start a new list. */
export function useSearch(filters: SearchFilters) {
  const flow = useContext(SearchFlowContext)
  if (!flow) throw new Error('useSearch must be used within SearchFlowContext')
  return useListing(flow, writeSearch(filters))
}
