import type { CardChannelFragment } from '../../graphql/generated/graphql.ts'
import { useSession } from '../../machines/session/useSession.ts'
import { creatorPath } from '../../shared/routes.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { VerifiedMark } from '../VerifiedMark.tsx'
import styles from './CreatorCard.module.css'

/** A channel as lists show it. Following asks for a session, so that a guest is led to the sign-in. */
export function CreatorCard({ channel, returnTo }: { channel: CardChannelFragment; returnTo: string }) {
  const session = useSession()
  return (
    <article className={styles.card}>
      <Avatar name={channel.name} src={channel.owner.avatarUrl} size={72} />
      <h3 className={styles.name}>
        <Link className={styles.nameText} href={creatorPath(channel.owner.username)}>
          {channel.name}
        </Link>
        {channel.isVerified && <VerifiedMark size={16} />}
      </h3>
      <p className={styles.followers}>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</p>
      {session.user?.id === channel.owner.id ? (
        <Badge>Votre chaîne</Badge>
      ) : (
        !session.isSignedIn && (
          <Button size="small" aria-label={`S’abonner à ${channel.name}`} onPress={() => session.askToLogin(returnTo)}>
            S’abonner
          </Button>
        )
      )}
    </article>
  )
}
