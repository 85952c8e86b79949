import { X } from 'lucide-react'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import {
  isFiltered,
  type SearchFilters,
  type SearchGroup,
  type SearchOrder,
  type SearchPeriod,
  searchTypes,
} from '../../machines/search/searchFilters.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { countOf } from './counts.ts'
import * as styles from './Search.styles.ts'

const typeLabels: Record<SearchGroup, string> = { all: 'Tout', content: 'Vidéos', channel: 'Chaînes', hashtag: 'Hashtags' }
const sorts: { value: SearchOrder; label: string }[] = [
  { value: 'relevance', label: 'Pertinence' },
  { value: 'date', label: 'Plus récentes' },
  { value: 'views', label: 'Plus vues' },
  { value: 'likes', label: 'Plus aimées' },
]
const dates: { value: SearchPeriod; label: string }[] = [
  { value: 'all', label: 'Toutes les dates' },
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'week', label: 'Cette semaine' },
  { value: 'month', label: 'Ce mois-ci' },
  { value: 'year', label: 'Cette année' },
]

type FiltersProps = {
  filters: SearchFilters
  stats: SearchQuery['search']['stats'] | null
  onChange: (patch: Partial<SearchFilters>) => void
  onClear: () => void
}

/** Renders the filters. Sort and date apply to videos only: with channels or hashtags alone, they are disabled. */
export function Filters({ filters, stats, onChange, onClear }: FiltersProps) {
  const hasVideos = filters.type === 'all' || filters.type === 'content'
  return (
    <section className={styles.filters} aria-label="Filtres">
      <div role="group" aria-label="Type de résultats" className={styles.types}>
        {searchTypes.map((type) => (
          <Chip key={type} selected={filters.type === type} onPress={() => onChange({ type })} count={stats ? countOf(stats, type) : '–'}>
            {typeLabels[type]}
          </Chip>
        ))}
      </div>
      <div className={styles.selects}>
        <SelectField label="Trier par" value={filters.sort} options={sorts} disabled={!hasVideos} onChange={(sort) => onChange({ sort })} />
        <SelectField label="Date" value={filters.date} options={dates} disabled={!hasVideos} onChange={(date) => onChange({ date })} />
        {isFiltered(filters) && (
          <Button variant="ghost" icon={X} onPress={onClear}>
            Effacer les filtres
          </Button>
        )}
      </div>
    </section>
  )
}
