import { Clock, ListVideo } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { History } from '../../components/History/History.tsx'
import { useHistoryFilter } from '../../components/History/useHistoryFilter.ts'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { LibraryDocument, type LibraryQuery } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { formatCount } from '../../shared/format/count.ts'
import { routes } from '../../shared/routes.ts'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import * as styles from './Library.styles.ts'
import { LibraryPlaylists } from './LibraryPlaylists.tsx'
import { LibraryHead } from './LibraryHead.tsx'
import { LibrarySkeleton } from './LibrarySkeleton.tsx'
import { parseLibraryTab } from './libraryTab.ts'

/** The flows that the route provides. */
export type LibraryFlows =
  | 'historyChanges'
  | 'historyConfirmation'
  | 'historyPause'
  | 'historySearch'
  | 'playlistDeletion'
  | 'playlistForm'
  | 'sharing'

export function Library() {
  useScreenTitle('Ma bibliothèque')
  return (
    <SignedInOnly>
      <OwnLibrary />
    </SignedInOnly>
  )
}

function OwnLibrary() {
  const { q, period } = useHistoryFilter()
  const [, navigate] = useLocation()
  const screen = useScreen({ query: LibraryDocument, variables: { q, period } }, ({ viewer }) => viewer)
  if (screen.status === 'loading' || screen.status === 'missing') {
    return (
      <OwnLoading>
        <LibrarySkeleton />
      </OwnLoading>
    )
  }
  if (screen.status === 'failed') {
    const message = screen.failure.code === 'INTERNAL' ? pageMessages.loadProfile : screen.failure.message
    return <ErrorPanel heading="h1" message={message} onRetry={screen.reload} onClose={() => navigate(routes.home)} />
  }
  return <Shelves viewer={screen.data} isRefreshing={screen.isRefreshing} />
}

function Shelves({ viewer, isRefreshing }: { viewer: NonNullable<LibraryQuery['viewer']>; isRefreshing: boolean }) {
  const [search, setSearch] = useSearchParams()
  const playlists = viewer.playlists
  return (
    <div className={styles.library}>
      <LibraryHead />
      <Tabs
        label="Ma bibliothèque"
        value={parseLibraryTab(search)}
        // The search parameters belong to the history: another tab starts without them.
        onChange={(tab) => setSearch(tab === 'history' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: 'history',
            label: 'Historique',
            icon: Clock,
            count: formatCount(viewer.historyStatistics.totalVideos),
            panel: <History viewer={viewer} isRefreshing={isRefreshing} embedded />,
          },
          {
            value: 'playlists',
            label: 'Playlists',
            icon: ListVideo,
            count: formatCount(playlists.length),
            panel: <LibraryPlaylists playlists={playlists} />,
          },
        ]}
      />
    </div>
  )
}
