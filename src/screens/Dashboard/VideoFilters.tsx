import type { useDashboard } from '../../machines/content/dashboard/useDashboard.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { sorts, visibilities } from './dashboardView.ts'
import * as styles from './VideoFilters.styles.ts'

/** `isOwn`: of one’s own channel. */
type VideoFiltersProps = { dashboard: ReturnType<typeof useDashboard>; isOwn: boolean }

export function VideoFilters({ dashboard, isOwn }: VideoFiltersProps) {
  const { view } = dashboard
  const label = isOwn ? 'Rechercher dans mes vidéos' : 'Rechercher dans les vidéos de la chaîne'
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label={label}
        placeholder={`${label}...`}
        value={view.q}
        onChange={dashboard.type}
        onSearch={dashboard.submit}
        onEmpty={dashboard.submit}
      />
      <SelectField label="Trier par" value={view.sort} options={sorts} onChange={dashboard.sort} />
      <div className={styles.visibilities} role="group" aria-label="Visibilité">
        {visibilities.map(({ value, label }) => (
          <Chip key={label} selected={view.visibility === value} onPress={() => dashboard.filter(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
