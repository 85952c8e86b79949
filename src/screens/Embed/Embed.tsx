import { CircleAlert, ExternalLink } from 'lucide-react'
import { useDrawnAt, useWasDrawn } from '../../components/drawnAt.ts'
import { LockedVideo } from '../../components/LockedVideo/LockedVideo.tsx'
import { Obstacle } from '../../components/Player/Obstacle.tsx'
import { PlayerFrame } from '../../components/Player/PlayerFrame.tsx'
import { Player } from '../../components/Player/Player.tsx'
import { useSiteName } from '../../components/siteName.ts'
import { EmbedDocument } from '../../graphql/generated/graphql.ts'
import { useScreen } from '../../graphql/useScreen.ts'
import { playbackStart, type RequestedPart } from '../../shared/playbackStart.ts'
import { routes, watchPath } from '../../shared/routes.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Embed.styles.ts'

type EmbedProps = {
  id: string
  isSignedIn: boolean
  /** what the address asks for */
  part: RequestedPart
}

/** The flows that the route provides. */
export type EmbedFlows = 'lockedVideo' | 'playerStage'

/** Renders /embed/{id}: the player alone, inside another site's page. Its links open outside that page. */
export function Embed({ id, isSignedIn, part }: EmbedProps) {
  const siteName = useSiteName()
  // A private video is for people with its link, not for a page that anyone can read, unless it asks each of them for its password.
  const screen = useScreen({ query: EmbedDocument, variables: { id } }, ({ content }) =>
    content?.visibility === 'public' || content?.isPasswordProtected ? content : null,
  )
  // The server draws it for guests: it does not know who reads another site's page.
  const isForGuests = useDrawnAt() !== null
  const wasDrawn = useWasDrawn()
  if (screen.status === 'loaded') {
    const content = screen.data
    const isAwaited = wasDrawn && !isForGuests && isSignedIn && screen.isRefreshing
    return (
      <main className={styles.place}>
        <Player
          content={content}
          isAwaited={isAwaited}
          isSignedIn={isSignedIn && !isForGuests}
          start={playbackStart(part, content.viewerPosition, content.duration)}
        />
        <h1 className={styles.title} data-theme="dark">
          <a className={styles.link} href={watchPath(content.id)} target="_blank" rel="noopener">
            <span className={styles.name}>{content.title}</span>
            <span className={styles.whence}>
              <span className={styles.channel}>{content.channel.name}</span>
              <span aria-hidden="true">·</span>
              <span className={styles.site}>
                Regarder sur {siteName}
                <ExternalLink size={14} aria-hidden="true" />
              </span>
            </span>
          </a>
        </h1>
      </main>
    )
  }
  const code = screen.status === 'failed' && screen.failure.code
  const isLocked = code === 'CONTENT_LOCKED'
  const isMissing = screen.status === 'missing' || code === 'CONTENT_NOT_FOUND' || code === 'CONTENT_RESTRICTED'
  return (
    <main className={styles.place}>
      <PlayerFrame posterUrl={null} hasPoster={false}>
        {screen.status === 'loading' && (
          <div className={styles.loading}>
            <Spinner label="Chargement de la vidéo..." />
          </div>
        )}
        {isMissing && (
          <Obstacle icon={CircleAlert} message="Vidéo non trouvée" detail="Elle n’existe pas, n’est plus disponible ou est privée.">
            <a className={styles.home} href={routes.home} target="_blank" rel="noopener">
              Ouvrir {siteName}
            </a>
          </Obstacle>
        )}
        {isLocked && <LockedVideo contentId={id} place="frame" onUnlocked={screen.reload} />}
        {screen.status === 'failed' && !isMissing && !isLocked && (
          <Obstacle icon={CircleAlert} message={screen.failure.message}>
            <Button variant="primary" onPress={screen.reload}>
              Réessayer
            </Button>
          </Obstacle>
        )}
      </PlayerFrame>
      <VisuallyHidden role="heading" aria-level={1}>
        Vidéo sur {siteName}
      </VisuallyHidden>
    </main>
  )
}
