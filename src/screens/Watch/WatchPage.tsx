import { useSearchParams } from 'wouter'
import { LikeButton } from '../../components/LikeButton/LikeButton.tsx'
import { Player } from '../../components/Player/Player.tsx'
import { ViewsAndDate } from '../../components/ViewsAndDate.tsx'
import type { WatchQuery } from '../../graphql/generated/graphql.ts'
import { useLiveContentMedia } from '../../graphql/useLiveMedia.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { playbackStart } from '../../shared/resume.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Creator } from './Creator.tsx'
import { Description } from './Description.tsx'
import { Recommendations } from './Recommendations.tsx'
import styles from './Watch.module.css'

type WatchPageProps = { content: NonNullable<WatchQuery['content']>; recommendations: WatchQuery['recommendations'] }

export function WatchPage({ content, recommendations }: WatchPageProps) {
  const { user, isSignedIn } = useSession()
  const [search] = useSearchParams()
  const start = playbackStart(search.get('t'), content.viewerPosition, content.duration)
  const { state } = content.media
  useLiveContentMedia(content.id, state === 'complete' || state === 'failed')

  return (
    <div className={styles.page}>
      <article className={styles.main}>
        {/* Another viewer may be given another address: the player starts anew. Whoever is about to leave is still the same. */}
        <Player key={user?.id ?? 'guest'} content={content} isSignedIn={isSignedIn} start={start} />
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {content.title}
          </h1>
          <div className={styles.facts}>
            <p className={styles.meta}>
              <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
              {content.visibility === 'private' && <Badge className={styles.badge}>Privée</Badge>}
            </p>
            <LikeButton content={content} />
          </div>
        </header>
        <Creator channel={content.channel} />
        <Description text={content.description} hashtags={content.hashtags} />
      </article>
      <Recommendations items={recommendations.filter((item) => item.content.id !== content.id)} />
    </div>
  )
}
