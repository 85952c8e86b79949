import { useRef } from 'react'
import { BellButton } from '../../components/BellButton/BellButton.tsx'
import { moveFocusFromCard } from '../../components/CardMenu/cardFocus.ts'
import { FollowButton } from '../../components/FollowButton/FollowButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { VerifiedMark } from '../../components/VerifiedMark.tsx'
import type { SubscriptionFragment } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SubscriptionCard.styles.ts'

/** Renders a followed channel. Its name is the link, whose clickable area is the whole card; the buttons are above it. */
export function SubscriptionCard({ follow: { channel, latestContent } }: { follow: SubscriptionFragment }) {
  const card = useRef<HTMLElement>(null)
  const path = creatorPath(channel.owner.username)
  return (
    <article ref={card} className={styles.card}>
      <div className={styles.face}>
        <Avatar name={channel.name} src={channel.owner.avatarUrl} size={72} />
        {latestContent?.isUnseen === true && <span className={styles.dot} />}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link className={styles.link} href={path}>
            {channel.name}
          </Link>
          {channel.isVerified && <VerifiedMark size={16} />}
        </h3>
        <p className={styles.meta}>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</p>
        {channel.description.trim() !== '' && <p className={styles.description}>{channel.description}</p>}
        <p className={styles.meta}>
          {latestContent ? (
            <>
              Dernière vidéo <RelativeTime iso={latestContent.createdAt} />
              {latestContent.isUnseen && <VisuallyHidden>, pas encore vue</VisuallyHidden>}
            </>
          ) : (
            'Aucune vidéo'
          )}
        </p>
        <div className={styles.actions}>
          <FollowButton channel={channel} size="small" onLeave={() => moveFocusFromCard(card.current, path)} />
          <BellButton channel={channel} />
        </div>
      </div>
    </article>
  )
}
