import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { VerifiedMark } from '../../components/VerifiedMark.tsx'
import type { CardContentFragment } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import * as styles from './Creator.styles.ts'

export function Creator({ channel, children }: { channel: CardContentFragment['channel']; children?: ReactNode }) {
  return (
    <section className={styles.creator} aria-label="Créateur">
      <Avatar name={channel.name} src={channel.owner.avatarUrl} size={48} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link className={styles.nameText} href={creatorPath(channel.owner.username)}>
            {channel.name}
          </Link>
          {channel.isVerified && <VerifiedMark size={16} />}
        </h2>
        <p className={styles.followers}>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</p>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
