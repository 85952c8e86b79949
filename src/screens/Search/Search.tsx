import { Redirect, useSearchParams } from 'wouter'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { readSearch } from '../../machines/search/searchFilters.ts'
import { routes } from '../../shared/routes.ts'
import { BeforeSearch } from './BeforeSearch.tsx'
import { quoted } from '../../shared/format/quote.ts'
import { Results } from './Results.tsx'

/** The flows that the route provides. */
export type SearchFlows = 'search'

/** Renders the search in the address: an invitation without a query, Explore with an empty one. */
export function Search() {
  const [params] = useSearchParams()
  const filters = readSearch(params)
  useScreenTitle(filters.query === '' ? 'Recherche' : quoted(filters.query))
  if (filters.query !== '') return <Results filters={filters} />
  return params.has('q') ? <Redirect to={routes.explore} replace /> : <BeforeSearch />
}
