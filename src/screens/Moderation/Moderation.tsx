import { RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { HeldComments } from '../../components/HeldComments/HeldComments.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { ModerationDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatCount } from '../../shared/format/count.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import * as styles from './Moderation.styles.ts'
import { kinds, type ModerationFilter, moderationTabOf, parseModerationFilter, writeModerationFilter } from './moderationFilter.ts'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'
import { Reports } from './Reports.tsx'

/** The flows that the route provides. */
export type ModerationFlows = 'moderation' | 'paging'

export function Moderation() {
  useScreenTitle('Modération')
  const [search, setSearch] = useSearchParams()
  const filter = parseModerationFilter(search)
  const show = (patch: Partial<ModerationFilter>): void => setSearch(writeModerationFilter({ ...filter, ...patch }), { replace: true })
  const { reload, ...screen } = useScreen({ query: ModerationDocument, variables: filter }, (data) => data)
  const isBusy = screen.status === 'loading' || (screen.status === 'loaded' && screen.isRefreshing)
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => {
    reload()
    setTurn((before) => before + 1)
  }, [reload])
  const tab = moderationTabOf(search)
  const heldCount = screen.status === 'loaded' ? screen.data.heldCommentsCount : 0
  const panel = (
    <div className={styles.panel}>
      <div className={styles.kinds} role="group" aria-label="Ce qui est signalé">
        {kinds.map(({ value, label }) => (
          <Chip key={label} selected={filter.kind === value} onPress={() => show({ kind: value })}>
            {label}
          </Chip>
        ))}
      </div>
      {screen.status === 'failed' && <ErrorPanel message={screen.failure.message} onRetry={refresh} />}
      {(screen.status === 'loading' || screen.status === 'missing') && <ReportsSkeleton />}
      {screen.status === 'loaded' && (
        <Reports page={screen.data.reports} filter={filter} isRefreshing={screen.isRefreshing} onOutdated={refresh} />
      )}
    </div>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Modération</h1>
          <p className={styles.subtitle}>Ce que les spectateurs signalent, ce qui en a été décidé, et les commentaires à valider</p>
        </div>
        <Button icon={RotateCw} busy={isBusy} onPress={refresh}>
          Actualiser
        </Button>
      </header>
      <Tabs
        label="Modération"
        value={tab}
        onChange={(next) => (next === 'held' ? setSearch({ tab: 'held' }, { replace: true }) : show({ status: next }))}
        tabs={[
          { value: 'open', label: 'À traiter', panel },
          {
            value: 'held',
            label: 'Commentaires retenus',
            count: heldCount > 0 ? formatCount(heldCount) : undefined,
            panel: <HeldComments key={turn} own={false} />,
          },
          { value: 'closed', label: 'Traités', panel },
        ]}
      />
    </div>
  )
}
