import { Shuffle, SkipBack, SkipForward } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Link } from '../../components/Link/Link.tsx'
import { visitOrder } from '../../components/PlaylistOrder/visitOrder.ts'
import { PlayingPlaylistDocument } from '../../graphql/generated/graphql.ts'
import { usePlaylistPages } from '../../components/usePlaylistPages.ts'
import { usePlaylistQueue, useQueueOrder } from '../../machines/playlist/playlistQueue/usePlaylistQueue.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { playlistPath, watchInPlaylistPath } from '../../shared/routes.ts'
import { AlertBanner } from '../../ui/AlertBanner/AlertBanner.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { IconLink } from '../../ui/IconLink/IconLink.tsx'
import * as styles from './PlaylistPanel.styles.ts'
import { PlaylistPanelSkeleton } from './PlaylistPanelSkeleton.tsx'
import { PlaylistRow } from './PlaylistRow.tsx'
import type { PlaylistPanelProps } from './PlaylistSlot.tsx'
import { quoted } from '../../shared/format/quote.ts'

/** Renders the playlist that plays: the position of the open video, and the videos before and after it. */
export function PlaylistPanel({ playlistId, contentId, isShuffled, isComing }: PlaylistPanelProps) {
  const { isRestoring } = useSession()
  const { choose } = usePlaylistQueue()
  const [, navigate] = useLocation()
  const { screen, more } = usePlaylistPages(PlayingPlaylistDocument, {
    id: playlistId,
    sort: 'position',
    pause: isRestoring || isComing,
  })
  const { load } = more
  // Loads all pages: a shuffled order needs the whole list, and the next video may be on the next page. `load` changes with the cursor, so
  // that a page is requested once; after a failure, the user retries.
  useEffect(load, [load])

  const items = screen.status === 'loaded' ? visitOrder(screen.data.items, isShuffled) : []
  const place = items.findIndex(({ content }) => content.id === contentId)
  const next = items[place + 1]?.content
  const previous = items[place - 1]?.content
  const pathOf = (id: string): string => watchInPlaylistPath(id, playlistId, isShuffled)
  const goOn = useCallback((id: string) => navigate(watchInPlaylistPath(id, playlistId, isShuffled)), [navigate, playlistId, isShuffled])
  useQueueOrder(next?.id ?? null, goOn)

  if (screen.status === 'loading') return <PlaylistPanelSkeleton />
  if (screen.status === 'missing') return <AlertBanner tone="info">Cette playlist n’existe pas, ou elle est privée.</AlertBanner>
  if (screen.status === 'failed') return <FailedList message={screen.failure.message} onRetry={screen.reload} />
  return (
    <section className={styles.panel} aria-labelledby="playlist">
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id="playlist" className={styles.title}>
            <Link className={styles.name} href={playlistPath(playlistId)}>
              {screen.data.playlist.name}
            </Link>
          </h2>
          <p className={styles.place}>{place >= 0 ? `Vidéo ${place + 1} sur ${items.length}` : `${items.length} vidéos`}</p>
        </div>
        {/* Links: each has its own address and can be opened in another tab. */}
        {previous && <IconLink icon={SkipBack} label="Vidéo précédente" render={<Link href={pathOf(previous.id)} onClick={choose} />} />}
        {next && <IconLink icon={SkipForward} label="Vidéo suivante" render={<Link href={pathOf(next.id)} onClick={choose} />} />}
        <IconLink
          className={isShuffled ? styles.on : undefined}
          icon={Shuffle}
          label={isShuffled ? 'Lire dans l’ordre' : 'Lecture aléatoire'}
          render={<Link href={watchInPlaylistPath(contentId, playlistId, !isShuffled)} replace />}
        />
      </div>
      <ol className={styles.list} aria-label={`Vidéos de ${quoted(screen.data.playlist.name)}`}>
        {items.map(({ id, content }, index) => (
          <PlaylistRow
            key={id}
            content={content}
            href={pathOf(content.id)}
            number={index + 1}
            isCurrent={index === place}
            onChoose={choose}
          />
        ))}
      </ol>
      {more.failure && <FailedList message={more.failure.message} onRetry={load} />}
    </section>
  )
}

function FailedList({ message, onRetry }: { message: string; onRetry: () => void }) {
  const retry = (
    <Button size="small" onPress={onRetry}>
      Réessayer
    </Button>
  )
  return <AlertBanner action={retry}>{message}</AlertBanner>
}
