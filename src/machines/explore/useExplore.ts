import { createContext, useContext } from 'react'
import { type ListingFlow, useListing } from '../listing/useListing.ts'

export const ExploreFlowContext = createContext<ListingFlow | null>(null)

/** The lists of Explore; the main one grows page by page. */
export function useExplore(source: 'recommended' | 'trending') {
  const flow = useContext(ExploreFlowContext)
  if (!flow) throw new Error('useExplore must be used within ExploreFlowContext')
  return useListing(flow, source)
}
