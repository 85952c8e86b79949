import { useState } from 'react'
import { useWasDrawn } from '../../components/drawnAt.ts'
import { type SearchQuery, SearchDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { activeFilters, isFiltered, noFilters, type SearchFilters } from '../../machines/search/searchFilters.ts'
import { useSearch } from '../../machines/search/useSearch.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { quoted } from '../../shared/format/quote.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Corrected } from './Corrected.tsx'
import { filtersInWords } from './filterLabels.ts'
import { Filters } from './Filters.tsx'
import { Groups } from './Groups.tsx'
import { Head } from './Head.tsx'
import { NothingFound, NotSearched, NoVideo } from './NothingFound.tsx'
import * as styles from './Search.styles.ts'
import { SearchSkeleton } from './SearchSkeleton.tsx'
import { useSearchAddress } from './useSearchAddress.ts'

type Stats = SearchQuery['search']['stats']

/** Renders the results of a search. The counts stay in place while another filter loads. */
export function Results({ filters }: { filters: SearchFilters }) {
  const search = useSearch(filters)
  const address = useSearchAddress(filters)
  const wasDrawn = useWasDrawn()
  const screen = useScreen(
    // The flow fetches; this query only reads the result. After the first fetch, `cache-first` may refetch what a mutation has invalidated.
    // On a page that the server draws, the flow begins later, in the browser, with what this query has read.
    {
      query: SearchDocument,
      variables: { ...filters, after: null },
      requestPolicy: search.hasLoaded || wasDrawn ? 'cache-first' : 'cache-only',
    },
    (data) => data.search,
  )
  const found = screen.status === 'loaded' ? screen.data : null
  const stats = useLastStats(filters.query, found?.stats ?? null)
  const isSearching = !found && (search.isLoading || search.hasLoaded)
  return (
    <div className={styles.search}>
      <Head
        searched={found?.corrected ?? filters.query}
        type={filters.type}
        stats={stats}
        layout={address.layout}
        onLayout={address.setLayout}
        onClear={isFiltered(filters) ? address.clear : undefined}
        isSearching={isSearching}
        search={search}
      />
      <Filters filters={filters} stats={stats} onChange={address.change} onClear={address.clear} />
      {search.failure && (
        <AlertBanner title="Erreur de recherche" onDismiss={search.dismissFailure}>
          {search.failure.fields['query'] ?? search.failure.message}
        </AlertBanner>
      )}
      <VisuallyHidden live>{found && !search.isLoading ? spokenTotal(found, filters) : ''}</VisuallyHidden>
      {found?.corrected && <Corrected query={filters.query} />}
      {isSearching && <SearchSkeleton filters={filters} layout={address.layout} />}
      {!found && !isSearching && <NotSearched onRetry={search.refresh} />}
      {found &&
        (isEmpty(found) ? (
          <NothingFound filters={filters} onClear={address.clear} />
        ) : (
          <>
            {found.contents.length === 0 && hasVideoFilters(filters) && <NoVideo onClear={address.clear} />}
            <Groups found={found} filters={filters} layout={address.layout} onType={(type) => address.change({ type })} search={search} />
          </>
        ))}
    </div>
  )
}

const isEmpty = ({ contents, channels, playlists, hashtags }: SearchQuery['search']): boolean =>
  contents.length + channels.length + playlists.length + hashtags.length === 0

const hasVideoFilters = ({ type, ...filters }: SearchFilters): boolean =>
  type === 'all' && activeFilters({ ...filters, type, sort: noFilters.sort }).length > 0

/** «12 résultats trouvés pour « musique », filtres : durée : Plus de 20 min». */
function spokenTotal({ corrected, stats: { totalCount } }: SearchQuery['search'], filters: SearchFilters): string {
  const total = totalCount === 0 ? 'Aucun résultat trouvé' : formatQuantity(totalCount, 'résultat trouvé', 'résultats trouvés')
  const words = filtersInWords(filters)
  return `${total} pour ${quoted(corrected ?? filters.query)}${words === '' ? '' : `. Filtres actifs, ${words}`}`
}

/** Returns the counts of the same query under the previous filters, until the new ones are loaded. */
function useLastStats(query: string, stats: Stats | null): Stats | null {
  const [last, setLast] = useState<{ query: string; stats: Stats } | null>(null)
  if (stats && (last?.stats !== stats || last.query !== query)) setLast({ query, stats })
  return stats ?? (last?.query === query ? last.stats : null)
}
