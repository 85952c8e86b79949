import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useDrawnAt } from '../../components/drawnAt.ts'
import type { SearchQuery } from '../../graphql/generated/graphql.ts'
import { activeFilters, noFilters, type SearchFilters, searchTypes } from '../../machines/search/searchFilters.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { SelectChip } from '../../ui/SelectChip/SelectChip.tsx'
import { ClearFilters } from './ClearFilters.tsx'
import { countOf } from './counts.ts'
import {
  anyLanguage,
  categories,
  dates,
  durations,
  filterLabels,
  languageLabel,
  languages,
  sorts,
  typeLabels,
  valueLabel,
} from './filterLabels.ts'
import * as styles from './Filters.styles.ts'
import { FilterSheet } from './FilterSheet.tsx'

type FiltersProps = {
  filters: SearchFilters
  stats: SearchQuery['search']['stats'] | null
  onChange: (patch: Partial<SearchFilters>) => void
  onClear: () => void
}

/** Renders the filters in one line; on a phone as one button, beside those that are active. */
export function Filters(props: FiltersProps) {
  return (
    <section aria-label="Filtres">
      <FilterLine filters={props.filters} stats={props.stats} onChange={props.onChange} />
      <FoldedFilters {...props} />
    </section>
  )
}

/** All but the type apply to videos only: with channels, playlists or hashtags alone, they are disabled. */
function FilterLine({ filters, stats, onChange }: Omit<FiltersProps, 'onClear'>) {
  // The names of languages are the browser's: the server draws none but the chosen one.
  const isDrawn = useDrawnAt() !== null
  const disabledReason = filters.type === 'all' || filters.type === 'content' ? undefined : 'Pour les vidéos seulement'
  const chosenLanguage = filters.language ? { value: filters.language, label: languageLabel(filters.language) } : anyLanguage
  return (
    <div className={styles.line} role="group" aria-label="Tous les filtres">
      <SelectChip
        label={filterLabels.type}
        value={filters.type}
        unset="all"
        options={searchTypes.map((value) => ({
          value,
          label: stats ? `${typeLabels[value]} (${countOf(stats, value)})` : typeLabels[value],
        }))}
        onChange={(type) => onChange({ type })}
      />
      <SelectChip
        label={filterLabels.date}
        placeholder={filterLabels.date}
        value={filters.date}
        unset="all"
        options={dates}
        disabledReason={disabledReason}
        onChange={(date) => onChange({ date })}
      />
      <SelectChip
        label={filterLabels.duration}
        placeholder={filterLabels.duration}
        value={filters.duration}
        unset="all"
        options={durations}
        disabledReason={disabledReason}
        onChange={(duration) => onChange({ duration })}
      />
      <SelectChip
        label={filterLabels.category}
        placeholder={filterLabels.category}
        value={filters.category ?? 'all'}
        unset="all"
        options={categories}
        disabledReason={disabledReason}
        onChange={(category) => onChange({ category: category === 'all' ? null : category })}
      />
      <SelectChip
        label={filterLabels.language}
        placeholder={filterLabels.language}
        value={filters.language ?? 'all'}
        unset="all"
        options={isDrawn ? [chosenLanguage] : languages}
        disabledReason={disabledReason}
        onChange={(language) => onChange({ language: language === 'all' ? null : language })}
      />
      <Chip className={styles.toggle} selected={filters.captions} onPress={() => onChange({ captions: !filters.captions })}>
        {filterLabels.captions}
      </Chip>
      <SelectChip
        label={filterLabels.sort}
        value={filters.sort}
        unset="relevance"
        options={sorts}
        disabledReason={disabledReason}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}

function FoldedFilters({ filters, onChange, onClear }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const active = activeFilters(filters)
  return (
    <div className={styles.folded}>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        {active.length > 0 ? `Filtres (${active.length})` : 'Filtres'}
      </Button>
      {active.map((name) => (
        <Chip key={name} className={styles.active} onRemove={() => onChange({ [name]: noFilters[name] })}>
          {valueLabel(filters, name)}
        </Chip>
      ))}
      {active.length > 0 && <ClearFilters onClear={onClear} />}
      <FilterSheet open={isOpen} filters={filters} onClose={() => setIsOpen(false)} onApply={onChange} />
    </div>
  )
}
