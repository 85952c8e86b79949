import { useState } from 'react'
import { type HistoryItemFragment, type HistoryItemsFragment, MoreHistoryDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { groupByDay } from './groupByDay.ts'
import type { HistoryFilter } from './historyFilter.ts'
import { HistoryItem } from './HistoryItem.tsx'
import * as styles from './History.styles.ts'

type HistoryListProps = {
  page: HistoryItemsFragment
  filter: HistoryFilter
  onRemove: (entry: HistoryItemFragment, button: HTMLElement) => void
}

/** Renders the watched videos, grouped by day. */
export function HistoryList({ page, filter, onRemove }: HistoryListProps) {
  return (
    <div className={styles.groups}>
      {groupByDay(page.items).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.groupTitle}>{title}</h2>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <HistoryItem entry={entry} onRemove={(button) => onRemove(entry, button)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.nextCursor !== null && <More cursor={page.nextCursor} filter={filter} />}
    </div>
  )
}

/** Loads the next page. The cache merges it with the previous ones. */
function More({ cursor, filter: { q, period } }: { cursor: string; filter: HistoryFilter }) {
  const [asked, setAsked] = useState<string | null>(null)
  const isAsked = asked === cursor
  const next = useScreen({ query: MoreHistoryDocument, variables: { q, period, cursor }, pause: !isAsked }, (data) => data.viewer)
  const isFailed = isAsked && next.status === 'failed'
  return (
    <div className={styles.more}>
      {isFailed && <AlertBanner tone="error">{next.failure.message}</AlertBanner>}
      <Button busy={isAsked && next.status === 'loading'} onPress={() => (isFailed ? next.reload() : setAsked(cursor))}>
        {isFailed ? 'Réessayer' : 'Afficher plus'}
      </Button>
    </div>
  )
}
