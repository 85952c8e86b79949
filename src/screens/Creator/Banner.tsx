import { BadgeCheck, EllipsisVertical, Flag, Share2 } from 'lucide-react'
import { BellButton } from '../../components/BellButton/BellButton.tsx'
import { FollowButton } from '../../components/FollowButton/FollowButton.tsx'
import { MuteButton } from '../../components/MuteButton/MuteButton.tsx'
import { ReportDialog } from '../../components/ReportDialog/ReportDialog.tsx'
import { AddressDialog } from '../../components/ShareButton/AddressDialog.tsx'
import { useReport } from '../../machines/report/report/useReport.ts'
import { useSession } from '../../machines/session/session/useSession.ts'
import { useShare } from '../../machines/content/share/useShare.ts'
import { formatCount, formatQuantity } from '../../shared/format/count.ts'
import { formatLongDate } from '../../shared/format/date.ts'
import { formatMonth } from '../../shared/format/dateForms.ts'
import { pictureOf } from '../../shared/pictures.ts'
import { creatorPath } from '../../shared/routes.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Mark } from '../../ui/Logo/Mark.tsx'
import { Menu } from '../../components/Menu.tsx'
import * as styles from './Banner.styles.ts'
import type { ShownChannel } from './shownChannel.ts'

/** Renders the channel's banner, its figures and the actions on it. */
export function Banner({ channel }: { channel: ShownChannel }) {
  const { owner, statistics } = channel
  return (
    <header className={styles.header}>
      <div className={styles.banner}>
        {channel.bannerUrl === null ? <Mark className={styles.mark} /> : <BannerPicture src={channel.bannerUrl} />}
      </div>
      <div className={styles.identity}>
        <Avatar className={styles.avatar} name={channel.name} src={owner.avatarUrl} size={112} />
        <div className={styles.text}>
          <div className={styles.names}>
            <h1 className={styles.name} tabIndex={-1}>
              {channel.name}
            </h1>
            {channel.isVerified && (
              <Badge tone="info" icon={BadgeCheck}>
                Vérifié
              </Badge>
            )}
          </div>
          <p className={styles.handle}>@{owner.username}</p>
          <ul className={styles.facts} aria-label="Chiffres de la chaîne">
            <li>{formatQuantity(channel.followersCount, 'abonné', 'abonnés')}</li>
            <li>{formatQuantity(statistics.totalViews, 'vue', 'vues')}</li>
            <li>{formatCount(statistics.totalLikes)} j’aime</li>
            <li>
              <time dateTime={channel.createdAt} title={formatLongDate(channel.createdAt)}>
                Depuis {formatMonth(channel.createdAt)}
              </time>
            </li>
          </ul>
        </div>
        <Actions channel={channel} />
      </div>
    </header>
  )
}

/** Wide screens get the picture itself, which has at most 2560 pixels. */
function BannerPicture({ src }: { src: string }) {
  const picture = pictureOf(src)
  return (
    <img
      className={styles.picture}
      {...picture}
      srcSet={picture.srcSet && `${picture.srcSet},${src} 2560w`}
      sizes="(width<1024px) 100vw,80vw"
      alt=""
      width={1600}
      height={320}
    />
  )
}

function Actions({ channel }: { channel: ShownChannel }) {
  const { user } = useSession()
  const isOwn = user?.id === channel.owner.id
  const share = useShare()
  const report = useReport(`channel ${channel.id}`)
  const sharing = {
    label: 'Partager la chaîne',
    icon: Share2,
    onSelect: () => share.share({ title: channel.name, path: creatorPath(channel.owner.username) }),
  }
  const reporting = { label: 'Signaler', icon: Flag, onSelect: () => report.open({ kind: 'channel', id: channel.id }) }
  return (
    <div className={styles.actions}>
      <FollowButton channel={channel} />
      {channel.viewerFollows === true && <BellButton channel={channel} />}
      {!isOwn && <MuteButton channel={channel} />}
      <Menu
        trigger={<IconButton icon={EllipsisVertical} variant="solid" label="Plus d’actions" />}
        items={isOwn ? [sharing] : [sharing, reporting]}
      />
      <AddressDialog share={share} />
      <ReportDialog report={report} />
    </div>
  )
}
