import { ArrowLeft, LayoutGrid, List, RotateCw } from 'lucide-react'
import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { SearchGroup } from '../../machines/search/searchFilters.ts'
import type { useSearch } from '../../machines/search/useSearch.ts'
import { quoted } from '../../shared/format/quote.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { ClearFilters } from './ClearFilters.tsx'
import { quantityOf } from './counts.ts'
import * as styles from './Head.styles.ts'

type HeadProps = {
  /** What was searched: the query, or its correction. */
  searched: string
  type: SearchGroup
  stats: SearchQuery['search']['stats'] | null
  layout: VideoLayout
  onLayout: (layout: VideoLayout) => void
  /** When there are filters. */
  onClear: (() => void) | undefined
  isSearching: boolean
  search: ReturnType<typeof useSearch>
}

export function Head({ searched, type, stats, layout, onLayout, onClear, isSearching, search }: HeadProps) {
  return (
    <div className={styles.head}>
      <IconButton className={styles.back} icon={ArrowLeft} label="Retour" onPress={() => history.back()} />
      <h1 className={styles.title} tabIndex={-1}>
        Résultats pour {quoted(searched)}
      </h1>
      <div className={styles.outcome}>
        <p className={styles.total}>{stats ? quantityOf(stats, type) : isSearching && 'Recherche en cours...'}</p>
        {onClear && <ClearFilters className={styles.clear} onClear={onClear} />}
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={RotateCw}
          label="Actualiser"
          busy={search.isRefreshing}
          disabledReason={search.isLoading || search.isLoadingMore ? 'La recherche est déjà en cours' : undefined}
          onPress={search.refresh}
        />
        <div role="group" aria-label="Affichage" className={styles.layouts}>
          <IconButton icon={LayoutGrid} label="Grille" pressed={layout === 'grid'} onPress={() => onLayout('grid')} />
          <IconButton icon={List} label="Liste" pressed={layout === 'list'} onPress={() => onLayout('list')} />
        </div>
      </div>
    </div>
  )
}
