import { Plus } from 'lucide-react'
import { useLocation } from 'wouter'
import { PlaylistGrid } from '../../components/PlaylistGrid/PlaylistGrid.tsx'
import { PlaylistGridSkeleton } from '../../components/PlaylistGrid/PlaylistGridSkeleton.tsx'
import { usePlaylistActions } from '../../components/PlaylistGrid/usePlaylistActions.tsx'
import { OwnLoading } from '../../components/OwnLoading.tsx'
import { SignedInOnly } from '../../components/SignedInOnly.tsx'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { PlaylistsDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import * as styles from './Playlists.styles.ts'

/** The flows that the route provides. */
export type PlaylistsFlows = 'playlistDeletion' | 'playlistForm' | 'sharing'

export function Playlists() {
  useScreenTitle('Mes Playlists')
  return (
    <SignedInOnly>
      <MyPlaylists />
    </SignedInOnly>
  )
}

function MyPlaylists() {
  const [, navigate] = useLocation()
  const screen = useScreen({ query: PlaylistsDocument }, ({ viewer }) => viewer?.playlists)
  const { create, actionsFor, dialogs } = usePlaylistActions()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>Mes Playlists</h1>
          <p className={styles.subtitle}>Organisez vos vidéos préférées en collections</p>
        </div>
        <Button variant="primary" icon={Plus} onPress={create}>
          Créer une playlist
        </Button>
      </header>
      {(screen.status === 'loading' || screen.status === 'missing') && (
        <OwnLoading heading="h2">
          <PlaylistGridSkeleton />
        </OwnLoading>
      )}
      {screen.status === 'failed' && (
        <ErrorPanel
          message={screen.failure.code === 'INTERNAL' ? pageMessages.loadPlaylists : screen.failure.message}
          onRetry={screen.reload}
          onClose={() => navigate(routes.home)}
        />
      )}
      {screen.status === 'loaded' && <PlaylistGrid playlists={screen.data} actionsFor={actionsFor} />}
      {dialogs}
    </div>
  )
}
