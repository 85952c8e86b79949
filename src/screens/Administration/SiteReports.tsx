import { useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { FilteredReports } from '../../components/Reports/FilteredReports.tsx'
import { parseReportsFilter, type ReportsFilter, writeReportsFilter } from '../../components/Reports/reportsFilter.ts'
import { ModerationDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { SelectChip } from '../../ui/SelectChip/SelectChip.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import * as styles from './Administration.styles.ts'

const statusOptions = [
  { value: 'open', label: 'À traiter' },
  { value: 'closed', label: 'Traités' },
] as const

/** Renders what people have reported, as moderators see it, and how many comments wait beside it. */
export function SiteReports() {
  const [params, setParams] = useSearchParams()
  const filter = parseReportsFilter(params)
  const show = (next: ReportsFilter): void => setParams({ tab: 'reports', ...writeReportsFilter(next) }, { replace: true })
  const { reload, ...screen } = useScreen({ query: ModerationDocument, variables: filter }, (data) => data)
  const heldComments = screen.status === 'loaded' ? screen.data.heldCommentsCount : 0
  return (
    <div className={styles.panel}>
      <div className={styles.filters}>
        <SelectChip
          label="État"
          value={filter.status}
          unset="open"
          options={statusOptions}
          onChange={(status) => show({ ...filter, status })}
        />
      </div>
      <FilteredReports
        screen={screen}
        filter={filter}
        onFilter={show}
        onReload={reload}
        note={
          heldComments > 0 && (
            <p>
              <TextLink render={<Link href={`${routes.moderation}?tab=held`} />}>
                {formatQuantity(heldComments, 'commentaire à valider', 'commentaires à valider')}
              </TextLink>
            </p>
          )
        }
      />
    </div>
  )
}
