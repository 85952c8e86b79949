import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { BellButton } from '../../components/BellButton/BellButton.tsx'
import { FollowButton } from '../../components/FollowButton/FollowButton.tsx'
import { Player, type PlayerHandle } from '../../components/Player/Player.tsx'
import { ViewsAndDate } from '../../components/ViewsAndDate.tsx'
import type { WatchQuery } from '../../graphql/generated/graphql.ts'
import { useLiveContentMedia } from '../../graphql/useLiveMedia.ts'
import { usePlaylistQueue } from '../../machines/playlistQueue/usePlaylistQueue.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { playbackStart } from '../../shared/resume.ts'
import { playState } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Actions } from './Actions.tsx'
import { CommentsSection } from './Comments/CommentsSection.tsx'
import { Creator } from './Creator.tsx'
import { Description } from './Description.tsx'
import { PlaylistSlot } from './PlaylistSlot.tsx'
import { Recommendations } from './Recommendations.tsx'
import { FilmContext } from '../../components/RichText/RichText.tsx'
import styles from './Watch.module.css'

type WatchPageProps = { content: NonNullable<WatchQuery['content']>; recommendations: WatchQuery['recommendations'] }

export function WatchPage({ content, recommendations }: WatchPageProps) {
  const { user, isSignedIn } = useSession()
  const queue = usePlaylistQueue()
  const [search] = useSearchParams()
  const start = playbackStart(search.get('t'), content.viewerPosition, content.duration)
  const isWanted = useHistoryState() === playState
  // Once: a reload of the page means nothing.
  useEffect(() => {
    if (isWanted) history.replaceState(null, '')
  }, [isWanted])
  const player = useRef<PlayerHandle>(null)
  const { id, duration } = content
  const film = useMemo(() => ({ id, duration, goTo: (seconds: number) => player.current?.goTo(seconds) }), [id, duration])
  const { state } = content.media
  useLiveContentMedia(content.id, state === 'complete' || state === 'failed')

  return (
    <div className={styles.page}>
      <article className={styles.main}>
        {/* Another viewer may be given another address: the player starts anew. Whoever is about to leave is still the same. */}
        <Player
          ref={player}
          key={user?.id ?? 'guest'}
          content={content}
          isSignedIn={isSignedIn}
          start={start}
          isWanted={queue.goesOn || isWanted}
          onEnded={queue.reportEnd}
        />
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {content.title}
          </h1>
          <div className={styles.facts}>
            <p className={styles.meta}>
              <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
              {content.visibility === 'private' && <Badge className={styles.badge}>Privée</Badge>}
            </p>
            <Actions content={content} />
          </div>
        </header>
        <Creator channel={content.channel}>
          {content.channel.viewerFollows === true && <BellButton channel={content.channel} />}
          <FollowButton channel={content.channel} />
        </Creator>
        <FilmContext value={film}>
          <Description text={content.description} hashtags={content.hashtags} />
        </FilmContext>
      </article>
      <FilmContext value={film}>
        <CommentsSection content={content} className={styles.below} />
      </FilmContext>
      <div className={styles.side}>
        <PlaylistSlot contentId={content.id} />
        <Recommendations items={recommendations.filter((item) => item.content.id !== content.id)} />
      </div>
    </div>
  )
}
