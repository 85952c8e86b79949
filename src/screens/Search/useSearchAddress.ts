import { useSearchParams } from 'wouter'
import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import { type SearchFilters, writeSearch } from '../../machines/search/searchFilters.ts'

/** Filters and layout as they stand in the address, and how to change them: each choice is one step back. */
export function useSearchAddress(filters: SearchFilters) {
  const [params, setParams] = useSearchParams()
  const layout: VideoLayout = params.get('view') === 'list' ? 'list' : 'grid'
  const go = (next: SearchFilters, nextLayout: VideoLayout, replace: boolean): void => {
    const address = new URLSearchParams(writeSearch(next))
    if (nextLayout === 'list') address.set('view', 'list')
    setParams(address, { replace })
  }
  return {
    layout,
    change: (patch: Partial<SearchFilters>) => go({ ...filters, ...patch }, layout, false),
    clear: () => go({ query: filters.query, type: 'all', sort: 'relevance', date: 'all' }, layout, false),
    // The same results in another arrangement: nothing to go back to.
    setLayout: (next: VideoLayout) => go(filters, next, true),
  }
}
