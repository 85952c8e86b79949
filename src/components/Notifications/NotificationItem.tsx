import { AtSign, Heart, type LucideIcon, MessageCircle, Reply, SquarePlay, UserPlus, Users } from 'lucide-react'
import type { NotificationItemFragment, NotificationKind } from '../../graphql/generated/graphql.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import { Thumbnail } from '../VideoCard/Thumbnail.tsx'
import { describeNotification } from './describeNotification.ts'
import * as styles from './NotificationItem.styles.ts'

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  newContent: SquarePlay,
  comment: MessageCircle,
  reply: Reply,
  mention: AtSign,
  commentHearted: Heart,
  follow: UserPlus,
  channelInvitation: Users,
}

/** Renders a notification: who did what, and when. It links to its subject. */
export function NotificationItem({ notification, onOpen }: { notification: NotificationItemFragment; onOpen: () => void }) {
  const { kind, actor, channel, content, createdAt, readAt } = notification
  const { who, what, href } = describeNotification(notification)
  const Icon = icons[kind]
  const isUnread = readAt === null
  return (
    <Link className={styles.item} href={href} data-unread={isUnread || undefined} onClick={onOpen}>
      <span className={styles.who}>
        <Avatar name={who} src={kind === 'newContent' ? channel?.avatarUrl : actor?.avatarUrl} />
        <span className={styles.kind}>
          <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
        </span>
      </span>
      <span className={styles.text}>
        {isUnread && <VisuallyHidden>Non lue : </VisuallyHidden>}
        <span className={styles.sentence}>
          <b>{who}</b> {what}
        </span>
        <span className={styles.when}>
          <RelativeTime iso={createdAt} />
        </span>
      </span>
      {content !== null && (
        <span className={styles.picture}>
          <Thumbnail src={content.thumbnailUrl} duration={null} />
        </span>
      )}
      {isUnread && <span className={styles.dot} />}
    </Link>
  )
}
