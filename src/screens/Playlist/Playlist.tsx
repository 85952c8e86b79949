import { ArrowLeft } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { MoreButton } from '../../components/MoreButton/MoreButton.tsx'
import { usePlaylistPages } from '../../components/usePlaylistPages.ts'
import { useScreenTitle } from '../../components/useScreenTitle.ts'
import { PlaylistDocument } from '../../graphql/generated/graphql.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import * as pageMessages from '../../shared/pageMessages.ts'
import { routes } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import * as styles from './Playlist.styles.ts'
import { PlaylistHeader } from './PlaylistHeader.tsx'
import { PlaylistSkeleton } from './PlaylistSkeleton.tsx'
import { parsePlaylistSort } from './playlistSorts.ts'
import { PlaylistVideos } from './PlaylistVideos.tsx'

/** The flows that the route provides. */
export type PlaylistFlows = 'paging' | 'playlistDeletion' | 'playlistForm' | 'playlistOrder' | 'playlistRemoval' | 'sharing'

/** Renders one playlist: the viewer's own, or a public one shared by someone else. */
export function Playlist({ id }: { id: string }) {
  const { isSignedIn, isRestoring } = useSession()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const sort = parsePlaylistSort(search)
  const { screen, nextCursor, more } = usePlaylistPages(PlaylistDocument, { id, sort, pause: isRestoring })
  useScreenTitle(screen.status === 'loaded' ? screen.data.playlist.name : screen.status === 'missing' ? 'Playlist introuvable' : null)

  if (screen.status === 'missing') {
    return (
      <EmptyState
        heading="h1"
        title="Playlist introuvable"
        message="Cette playlist n’existe pas, ou elle est privée."
        action={
          <LinkButton variant="primary" render={<Link href={isSignedIn ? routes.playlist : routes.home} />}>
            {isSignedIn ? 'Retour aux playlists' : 'Retour à l’accueil'}
          </LinkButton>
        }
      />
    )
  }
  if (screen.status === 'failed') {
    return (
      <ErrorPanel
        heading="h1"
        message={screen.failure.code === 'INTERNAL' ? pageMessages.loadPlaylists : screen.failure.message}
        onRetry={screen.reload}
        onClose={() => navigate(routes.playlist)}
      />
    )
  }
  return (
    <div className={styles.page}>
      {isSignedIn && (
        <LinkButton className={styles.back} variant="ghost" size="small" icon={ArrowLeft} render={<Link href={routes.playlist} />}>
          Retour aux playlists
        </LinkButton>
      )}
      {screen.status === 'loading' ? (
        <PlaylistSkeleton />
      ) : (
        <>
          <PlaylistHeader playlist={screen.data.playlist} items={screen.data.items} />
          <PlaylistVideos playlist={screen.data.playlist} items={screen.data.items} sort={sort} />
          {nextCursor !== null && <MoreButton more={more} />}
        </>
      )}
    </div>
  )
}
