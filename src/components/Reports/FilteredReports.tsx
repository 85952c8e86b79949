import type { ReactNode } from 'react'
import type { ModerationQuery } from '../../graphql/generated/graphql.ts'
import type { ScreenState } from '../../graphql/screenState.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { Reports } from './Reports.tsx'
import * as styles from './Reports.styles.ts'
import { kinds, type ReportsFilter } from './reportsFilter.ts'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'

type FilteredReportsProps = {
  screen: ScreenState<ModerationQuery>
  filter: ReportsFilter
  onFilter: (filter: ReportsFilter) => void
  onReload: () => void
  /** above the reports, once they are loaded: it comes with them, so that nothing moves */
  note?: ReactNode
}

/** Renders the reports of one status, by what they are about. */
export function FilteredReports({ screen, filter, onFilter, onReload, note }: FilteredReportsProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.kinds} role="group" aria-label="Ce qui est signalé">
        {kinds.map(({ value, label }) => (
          <Chip key={label} selected={filter.kind === value} onPress={() => onFilter({ ...filter, kind: value })}>
            {label}
          </Chip>
        ))}
      </div>
      {screen.status === 'failed' && <LoadFailure failure={screen.failure} onRetry={onReload} />}
      {(screen.status === 'loading' || screen.status === 'missing') && <ReportsSkeleton />}
      {screen.status === 'loaded' && (
        <>
          {note}
          <Reports page={screen.data.reports} filter={filter} isRefreshing={screen.isRefreshing} onOutdated={onReload} />
        </>
      )}
    </div>
  )
}
