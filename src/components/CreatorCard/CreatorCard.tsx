import type { CardChannelFragment } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { FollowButton } from '../FollowButton/FollowButton.tsx'
import { Link } from '../Link/Link.tsx'
import { VerifiedMark } from '../VerifiedMark.tsx'
import * as styles from './CreatorCard.styles.ts'

/** Renders a channel in a list. The name is the link; its clickable area is the whole card, below the button. */
export function CreatorCard({ channel }: { channel: CardChannelFragment }) {
  return (
    <article className={styles.card}>
      <Avatar name={channel.name} src={channel.owner.avatarUrl} size={72} />
      <h3 className={styles.name}>
        <Link className={styles.link} href={creatorPath(channel.owner.username)}>
          <span className={styles.nameText}>{channel.name}</span>
        </Link>
        {channel.isVerified && <VerifiedMark size={16} />}
      </h3>
      <p className={styles.followers}>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</p>
      <div className={styles.action}>
        <FollowButton channel={channel} size="small" />
      </div>
    </article>
  )
}
