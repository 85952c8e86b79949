import { Clapperboard, Users } from 'lucide-react'
import { useCallback, useRef } from 'react'
import type { HistoryItemFragment, HistoryViewerFragment } from '../../graphql/generated/graphql.ts'
import { useHistoryChanges } from '../../machines/history/historyChanges/useHistoryChanges.ts'
import { useHistoryConfirmation } from '../../machines/history/historyConfirmation/useHistoryConfirmation.ts'
import { useHistorySearch } from '../../machines/history/historySearch/useHistorySearch.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import { StatCard } from '../../ui/StatCard/StatCard.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './History.styles.ts'
import { HistorySettings, SearchRow } from './HistoryControls.tsx'
import { HistoryList } from './HistoryList.tsx'
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts'
import { quoted } from '../../shared/format/quote.ts'
import { useHistoryFilter } from './useHistoryFilter.ts'

export type HistoryProps = {
  viewer: HistoryViewerFragment
  /** True while another part of the history is being fetched; the previous part is shown meanwhile. */
  isRefreshing?: boolean | undefined
  /** True inside another screen, which has its own title. */
  embedded?: boolean | undefined
}

const toRemovable = ({ watchedAt, content }: HistoryItemFragment) => ({
  contentId: content.id,
  title: content.title,
  watchedAt,
  position: content.viewerPosition ?? 0,
})

/** Renders the watch history with search, periods and removal. The screen owns its query, the address its filter. */
export function History({ viewer, isRefreshing = false, embedded = false }: HistoryProps) {
  const { q, period, change } = useHistoryFilter()
  const onSearch = useCallback((search: string) => change({ q: search }), [change])
  const field = useHistorySearch({ search: q, onSearch })
  const changes = useHistoryChanges()
  const confirmation = useHistoryConfirmation(changes)
  const rows = useRef<HTMLDivElement>(null)
  const focus = useFocusAfterRemoval(rows)
  const { historyStatistics: figures, history: page } = viewer
  const isEmpty = figures.totalVideos === 0

  return (
    <div className={styles.history}>
      {!embedded && (
        <header>
          <h1 tabIndex={-1}>Historique</h1>
          <p className={styles.subtitle}>Retrouvez toutes les vidéos que vous avez regardées</p>
        </header>
      )}
      <dl className={styles.figures}>
        <StatCard icon={Clapperboard} label="Vidéos regardées" value={formatCount(figures.totalVideos)} />
        <StatCard icon={Users} label="Créateurs différents" value={formatCount(figures.uniqueCreators)} />
      </dl>
      <HistorySettings
        viewerId={viewer.id}
        isPaused={viewer.isHistoryPaused}
        isEmpty={isEmpty}
        isClearing={changes.isClearing}
        onClear={confirmation.askClearing}
      />
      {isEmpty ? (
        <NothingWatched />
      ) : (
        <>
          <SearchRow
            text={field.text}
            onType={field.type}
            onSubmit={field.submit}
            period={period}
            onPeriod={(wanted) => change({ period: wanted })}
          />
          {(q !== '' || period !== null) && <Found count={page.items.length} hasMore={page.nextCursor !== null} />}
          <div ref={rows} aria-busy={isRefreshing || undefined} className={styles.results} data-stale={isRefreshing || undefined}>
            {page.items.length === 0 && page.nextCursor === null ? (
              <EmptyState title="Aucun résultat trouvé" message="Essayez de modifier votre recherche ou vos filtres." />
            ) : (
              <HistoryList
                page={page}
                filter={{ q, period }}
                onRemove={(entry, button) => {
                  focus.remember(button)
                  confirmation.askRemoval(toRemovable(entry))
                }}
              />
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={confirmation.isAskingRemoval}
        title="Retirer cette vidéo de l’historique ?"
        message={`${quoted(confirmation.title)} disparaîtra de votre historique, et sa lecture reprendra au début.`}
        confirmLabel="Retirer"
        finalFocus={focus.target}
        onConfirm={() => {
          focus.goOn()
          confirmation.confirm()
        }}
        onCancel={confirmation.cancel}
      />
      <ConfirmDialog
        open={confirmation.isAskingClearing}
        title="Vider l’historique ?"
        message="Toutes les vidéos de votre historique seront supprimées. Cette action est irréversible."
        confirmLabel="Vider l’historique"
        onConfirm={confirmation.confirm}
        onCancel={confirmation.cancel}
      />
    </div>
  )
}

/** Announces the result of a search or a period to screen readers. */
function Found({ count, hasMore }: { count: number; hasMore: boolean }) {
  const found = formatQuantity(count, 'vidéo trouvée', 'vidéos trouvées')
  return <VisuallyHidden live>{hasMore ? `Au moins ${found}` : found}</VisuallyHidden>
}

function NothingWatched() {
  return (
    <EmptyState
      title="Aucune vidéo dans l’historique"
      message="Commencez à regarder des vidéos pour voir votre historique ici."
      action={
        <LinkButton variant="primary" render={<Link href={routes.home} />}>
          Découvrir des vidéos
        </LinkButton>
      }
    />
  )
}
