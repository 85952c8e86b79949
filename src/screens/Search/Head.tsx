import { ArrowLeft, LayoutGrid, List, RotateCw } from 'lucide-react'
import type { VideoLayout } from '../../components/VideoGrid/VideoGrid.tsx'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import type { useSearch } from '../../machines/search/useSearch.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { quantityOf } from './counts.ts'
import * as styles from './Search.styles.ts'

type HeadProps = {
  query: string
  stats: SearchQuery['search']['stats'] | null
  layout: VideoLayout
  onLayout: (layout: VideoLayout) => void
  isSearching: boolean
  search: ReturnType<typeof useSearch>
}

export function Head({ query, stats, layout, onLayout, isSearching, search }: HeadProps) {
  return (
    <div className={styles.head}>
      <IconButton className={styles.back} icon={ArrowLeft} label="Retour" onPress={() => history.back()} />
      <div className={styles.heading}>
        <h1 className={styles.title} tabIndex={-1}>
          Résultats pour &quot;{query}&quot;
        </h1>
        <p className={styles.total}>{stats ? quantityOf(stats) : isSearching && 'Recherche en cours...'}</p>
      </div>
      <div className={styles.tools}>
        <Button
          icon={RotateCw}
          busy={search.isRefreshing}
          disabledReason={search.isLoading || search.isLoadingMore ? 'La recherche est déjà en cours' : undefined}
          onPress={search.refresh}
        >
          Actualiser
        </Button>
        <div role="group" aria-label="Affichage" className={styles.layouts}>
          <IconButton icon={LayoutGrid} label="Grille" pressed={layout === 'grid'} onPress={() => onLayout('grid')} />
          <IconButton icon={List} label="Liste" pressed={layout === 'list'} onPress={() => onLayout('list')} />
        </div>
      </div>
    </div>
  )
}
