import { Trash2 } from 'lucide-react'
import { useHistoryPause } from '../../machines/history/useHistoryPause.ts'
import type { HistoryPeriod } from '../../graphql/generated/graphql.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { periods } from './historyFilter.ts'
import * as styles from './History.styles.ts'

type SearchRowProps = {
  text: string
  onType: (text: string) => void
  onSubmit: () => void
  period: HistoryPeriod | null
  onPeriod: (period: HistoryPeriod | null) => void
}

/** Renders the search and the period of the history. */
export function SearchRow({ text, onType, onSubmit, period, onPeriod }: SearchRowProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Rechercher dans l’historique"
        placeholder="Rechercher dans l’historique..."
        value={text}
        onChange={onType}
        onSearch={onSubmit}
      />
      <div className={styles.periods} role="group" aria-label="Période">
        {periods.map(({ value, label }) => (
          <Chip key={label} selected={period === value} onPress={() => onPeriod(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  )
}

type KeepingProps = { viewerId: string; isPaused: boolean; isEmpty: boolean; isClearing: boolean; onClear: () => void }

/** Renders the controls that pause or clear the history. */
export function HistorySettings({ viewerId, isPaused, isEmpty, isClearing, onClear }: KeepingProps) {
  const pause = useHistoryPause({ viewerId, isPaused })
  return (
    <div className={styles.keeping}>
      <Switch
        className={styles.pause}
        label="Mettre l’historique en pause"
        hint={isPaused ? 'Ce que vous regardez n’est pas retenu.' : 'Ce que vous regardez est retenu ici, pour vous seul.'}
        checked={isPaused}
        onChange={pause.toggle}
      />
      <Button
        variant="outline"
        icon={Trash2}
        busy={isClearing}
        disabledReason={isEmpty && !isClearing ? 'L’historique est déjà vide' : undefined}
        onPress={onClear}
      >
        Vider l’historique
      </Button>
    </div>
  )
}
