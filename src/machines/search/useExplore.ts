import { createContext, useContext } from 'react'
import { type ListingFlow, useListing } from '../common/listing/useListing.ts'

export const ExploreFlowContext = createContext<ListingFlow | null>(null)

/** Returns a list of Explore, page by page. */
export function useExplore(source: 'recommended' | 'trending') {
  const flow = useContext(ExploreFlowContext)
  if (!flow) throw new Error('useExplore must be used within ExploreFlowContext')
  return useListing(flow, source)
}
