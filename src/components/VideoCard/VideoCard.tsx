import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { watchPath } from '../../shared/routes.ts'
import { watchedShare } from '../../shared/resume.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import { VerifiedMark } from '../VerifiedMark.tsx'
import { ViewsAndDate } from '../ViewsAndDate.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import styles from './VideoCard.module.css'

export type VideoCardProps = {
  content: CardContentFragment
  /** Why it is recommended: «Parce que vous suivez …». */
  reason?: string | null | undefined
  /** Among the first things seen: its picture is not lazy. */
  eager?: boolean | undefined
  /** `row` puts a small picture at the left, for a narrow column. */
  layout?: 'stack' | 'row' | undefined
}

/** A content as lists show it. The title is the one link; its surface is the whole card. */
export function VideoCard({ content, reason, eager, layout = 'stack' }: VideoCardProps) {
  const { channel } = content
  return (
    <article className={styles.card} data-layout={layout}>
      <Thumbnail
        src={content.thumbnailUrl}
        duration={content.duration}
        watched={watchedShare(content.viewerPosition, content.duration)}
        eager={eager}
      />
      <div className={styles.details}>
        {layout === 'stack' && <Avatar name={channel.name} src={channel.owner.avatarUrl} size={36} />}
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link className={styles.link} href={watchPath(content.id)}>
              {content.title}
            </Link>
          </h3>
          <p className={styles.meta}>
            <span className={styles.channel}>
              <span className={styles.channelName}>{channel.name}</span>
              {channel.isVerified && <VerifiedMark />}
            </span>
          </p>
          <p className={styles.meta}>
            <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
          </p>
          {reason && <p className={styles.reason}>{reason}</p>}
          {content.visibility === 'private' && <Badge>Privée</Badge>}
        </div>
      </div>
    </article>
  )
}
