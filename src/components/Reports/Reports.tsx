import { useRef } from 'react'
import { useFocusAfterRemoval } from '../History/useFocusAfterRemoval.ts'
import { MoreButton } from '../MoreButton/MoreButton.tsx'
import { useMore } from '../MoreButton/useMore.ts'
import { MoreReportsDocument, type ReportItemFragment, type ReportItemsFragment } from '../../graphql/generated/graphql.ts'
import type { ReportDecision } from '../../machines/report/moderation/types.ts'
import { useModeration } from '../../machines/report/moderation/useModeration.ts'
import { questionOf } from '../moderationQuestion.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import * as styles from './Reports.styles.ts'
import type { ReportsFilter } from './reportsFilter.ts'
import { ReportsSkeleton } from './ReportsSkeleton.tsx'
import { ReportCard } from './ReportCard.tsx'

type ReportsProps = { page: ReportItemsFragment; filter: ReportsFilter; isRefreshing: boolean; onOutdated: () => void }

/** Renders the reports of a filter, and the confirmation before each decision. */
export function Reports({ page, filter, isRefreshing, onOutdated }: ReportsProps) {
  const moderation = useModeration(onOutdated)
  const rows = useRef<HTMLUListElement>(null)
  const focus = useFocusAfterRemoval(rows)
  const question = moderation.act && questionOf(moderation.act)
  const ask = (act: ReportDecision['act'], { id, subject }: ReportItemFragment, button: HTMLElement): void => {
    focus.remember(button)
    moderation.ask({ act, reportId: id, subject: { kind: subject.kind, id: subject.id, text: subject.text } })
  }
  return (
    <>
      {page.items.length === 0 && page.nextCursor === null ? (
        // Until the response arrives, do not show the reports of another tab.
        isRefreshing ? (
          <ReportsSkeleton />
        ) : (
          <Nothing filter={filter} />
        )
      ) : (
        <ul ref={rows} className={styles.list} aria-busy={isRefreshing || undefined}>
          {page.items.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} onAct={(act, button) => ask(act, report, button)} />
            </li>
          ))}
        </ul>
      )}
      {page.nextCursor !== null && <More cursor={page.nextCursor} filter={filter} />}
      {question && (
        <ConfirmDialog
          {...question}
          open={moderation.isAsking}
          busy={moderation.isBusy}
          finalFocus={focus.target}
          onConfirm={() => {
            focus.goOn()
            moderation.confirm()
          }}
          onCancel={moderation.cancel}
        />
      )}
    </>
  )
}

function More({ cursor, filter }: { cursor: string; filter: ReportsFilter }) {
  return <MoreButton more={useMore(MoreReportsDocument, (after) => ({ ...filter, cursor: after }), cursor)} />
}

function Nothing({ filter: { status, kind } }: { filter: ReportsFilter }) {
  if (kind !== null) return <EmptyState title="Aucun signalement de ce type" message="Choisissez « Tout » pour voir les autres." />
  if (status === 'closed')
    return <EmptyState title="Aucun signalement traité" message="Vos décisions et celles de l’équipe se retrouveront ici." />
  return <EmptyState title="Rien à traiter" message="Ce que les spectateurs signaleront apparaîtra ici." />
}
