import { type ReactNode, useContext } from 'react'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { creatorPath, watchPath } from '../../shared/routes.ts'
import { watchedShare } from '../../shared/resume.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { CardMenu } from '../CardMenu/CardMenu.tsx'
import { CardPartsContext } from '../CardMenu/cardParts.ts'
import { Link } from '../Link/Link.tsx'
import { VerifiedMark } from '../VerifiedMark.tsx'
import { ViewsAndDate } from '../ViewsAndDate.tsx'
import * as surface from './cardSurface.styles.ts'
import { Thumbnail } from './Thumbnail.tsx'
import * as styles from './VideoCard.styles.ts'
import { useNearness } from './useNearness.ts'

export type VideoCardProps = {
  content: CardContentFragment
  /** Why it is recommended: «Parce que vous suivez …». */
  reason?: string | null | undefined
  /** True for a recommendation, whose menu offers «Pas intéressé». */
  isRecommended?: boolean | undefined
  /** The link's target when it is not only the video's page: within a playlist. */
  href?: string | undefined
  /** Above the fold: its thumbnail does not load lazily. */
  eager?: boolean | undefined
  /** `row` puts a small thumbnail at the left, for a narrow column; `list` a larger one, for a wide column. */
  layout?: 'stack' | 'row' | 'list' | undefined
  /** h4 under a heading of its own. */
  heading?: 'h3' | 'h4' | undefined
  /** Replaces the title's text: with marked search matches. */
  title?: ReactNode
  /** Shown under the date: an extract of the description. */
  extract?: ReactNode
}

/** Renders a content in a list. The title is the main link, whose clickable area is the whole card; the channel’s name is above it. */
export function VideoCard({
  content,
  reason,
  isRecommended = false,
  href,
  eager,
  layout = 'stack',
  heading: Heading = 'h3',
  title,
  extract,
}: VideoCardProps) {
  const { channel } = content
  const parts = useContext(CardPartsContext)
  const { isNear, handlers } = useNearness()
  return (
    <article className={styles.card} data-layout={layout} {...handlers}>
      <Thumbnail
        src={content.thumbnailUrl}
        duration={content.duration}
        watched={watchedShare(content.viewerPosition, content.duration)}
        eager={eager}
      />
      <div className={styles.details}>
        {layout === 'stack' && <Avatar name={channel.name} src={channel.owner.avatarUrl} size={36} />}
        <div className={styles.text}>
          <Heading className={surface.title}>
            <Link className={surface.link} href={href ?? watchPath(content.id)}>
              {title ?? content.title}
            </Link>
          </Heading>
          <p className={styles.meta}>
            <span className={styles.channel}>
              <Link className={styles.channelName} href={creatorPath(channel.owner.username)}>
                {channel.name}
              </Link>
              {channel.isVerified && <VerifiedMark />}
            </span>
          </p>
          <p className={styles.meta}>
            <ViewsAndDate views={content.viewsCount} createdAt={content.createdAt} />
          </p>
          {extract !== undefined && <p className={styles.extract}>{extract}</p>}
          {reason && <p className={styles.reason}>{reason}</p>}
          {content.visibility === 'private' && <Badge>Privée</Badge>}
        </div>
        <CardMenu content={content} isRecommended={isRecommended} className={styles.menu} />
      </div>
      {parts && isNear !== null && <parts.Hover content={content} isNear={isNear} />}
    </article>
  )
}
