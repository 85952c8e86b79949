import { RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { HeldComments } from '../../components/HeldComments/HeldComments.tsx'
import { FilteredReports } from '../../components/Reports/FilteredReports.tsx'
import { parseReportsFilter, type ReportsFilter, writeReportsFilter } from '../../components/Reports/reportsFilter.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { ModerationDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatCount } from '../../shared/format/count.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import * as styles from './Moderation.styles.ts'

/** The flows that the route provides. */
export type ModerationFlows = 'moderation' | 'paging'

export function Moderation() {
  useScreenTitle('Modération')
  const [search, setSearch] = useSearchParams()
  const filter = parseReportsFilter(search)
  const show = (next: ReportsFilter): void => setSearch(writeReportsFilter(next), { replace: true })
  const { reload, ...screen } = useScreen({ query: ModerationDocument, variables: filter }, (data) => data)
  const isBusy = screen.status === 'loading' || (screen.status === 'loaded' && screen.isRefreshing)
  const [turn, setTurn] = useState(0)
  const refresh = useCallback(() => {
    reload()
    setTurn((before) => before + 1)
  }, [reload])
  const tab = search.get('tab') === 'held' ? 'held' : filter.status
  const heldCount = screen.status === 'loaded' ? screen.data.heldCommentsCount : 0
  const panel = <FilteredReports screen={screen} filter={filter} onFilter={show} onReload={refresh} />
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
        onChange={(next) => (next === 'held' ? setSearch({ tab: 'held' }, { replace: true }) : show({ ...filter, status: next }))}
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
