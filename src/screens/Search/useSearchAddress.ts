import { useSearchParams } from 'wouter'
import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import { noFilters, type SearchFilters, writeSearch } from '../../machines/search/searchFilters.ts'

/** Returns the functions that change filters and layout in the address. Each filter change adds a history entry. */
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
    clear: () => go({ query: filters.query, ...noFilters }, layout, false),
    // Only the layout of the same results changes, so no history entry is added.
    setLayout: (next: VideoLayout) => go(filters, next, true),
  }
}
