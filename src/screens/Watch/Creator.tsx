import { VerifiedMark } from '../../components/VerifiedMark.tsx'
import type { WatchContentFragment } from '../../graphql/generated/graphql.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import styles from './Creator.module.css'

/** Whose video it is. */
export function Creator({ channel }: { channel: WatchContentFragment['channel'] }) {
  const { user } = useSession()
  return (
    <section className={styles.creator} aria-label="Créateur">
      <Avatar name={channel.name} src={channel.owner.avatarUrl} size={48} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <span className={styles.nameText}>{channel.name}</span>
          {channel.isVerified && <VerifiedMark size={16} />}
        </h2>
        <p className={styles.followers}>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</p>
      </div>
      {user?.id === channel.owner.id && <Badge>Votre chaîne</Badge>}
    </section>
  )
}
