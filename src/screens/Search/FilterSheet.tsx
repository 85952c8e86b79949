import { useState } from 'react'
import { Dialog } from '../../components/Dialog.tsx'
import { noFilters, type SearchFilters, searchTypes } from '../../machines/search/searchFilters.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { categories, dates, durations, filterLabels, languages, sorts, typeLabels } from './filterLabels.ts'
import * as styles from './Filters.styles.ts'

type FilterSheetProps = {
  open: boolean
  filters: SearchFilters
  onClose: () => void
  onApply: (filters: SearchFilters) => void
}

/** Renders all filters in a sheet. They are applied together, so that the way back leaves the sheet's changes in one step. */
export function FilterSheet({ open, filters, onClose, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState<SearchFilters | null>(null)
  const chosen = draft ?? filters
  const change = (patch: Partial<SearchFilters>): void => setDraft({ ...chosen, ...patch })
  const close = (): void => {
    setDraft(null)
    onClose()
  }
  const disabled = chosen.type !== 'all' && chosen.type !== 'content'
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Filtres"
      onSubmit={() => {
        if (draft) onApply(draft)
        close()
      }}
      footer={
        <>
          <Button onPress={() => change(noFilters)}>Effacer les filtres</Button>
          <Button type="submit" variant="primary">
            Afficher les résultats
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <SelectField
          label={filterLabels.type}
          value={chosen.type}
          options={searchTypes.map((value) => ({ value, label: typeLabels[value] }))}
          onChange={(type) => change({ type })}
        />
        <SelectField
          label={filterLabels.sort}
          value={chosen.sort}
          options={sorts}
          disabled={disabled}
          onChange={(sort) => change({ sort })}
        />
        <SelectField
          label={filterLabels.date}
          value={chosen.date}
          options={dates}
          disabled={disabled}
          onChange={(date) => change({ date })}
        />
        <SelectField
          label={filterLabels.duration}
          value={chosen.duration}
          options={durations}
          disabled={disabled}
          onChange={(duration) => change({ duration })}
        />
        <SelectField
          label={filterLabels.category}
          value={chosen.category ?? 'all'}
          options={categories}
          disabled={disabled}
          onChange={(category) => change({ category: category === 'all' ? null : category })}
        />
        <SelectField
          label={filterLabels.language}
          value={chosen.language ?? 'all'}
          options={languages}
          disabled={disabled}
          onChange={(language) => change({ language: language === 'all' ? null : language })}
        />
        <Switch label={filterLabels.captions} checked={chosen.captions} disabled={disabled} onChange={(captions) => change({ captions })} />
      </div>
    </Dialog>
  )
}
