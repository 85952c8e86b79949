import { useFlow } from '../common/flows.ts'
import { type ListingFlow, useListing } from '../common/listing/useListing.ts'

declare module '../common/flows.ts' {
  interface Flows {
    explore: ListingFlow
  }
}

/** Returns a list of Explore, page by page. */
export function useExplore(source: 'recommended' | 'trending') {
  const flow = useFlow('explore')
  return useListing(flow, source)
}
