import { EllipsisVertical, Globe, ListVideo, Lock } from 'lucide-react'
import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { playlistPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Menu } from '../Menu.tsx'
import type { MenuItem } from '../../ui/Menu/types.ts'
import { Link } from '../Link/Link.tsx'
import { RelativeTime } from '../RelativeTime.tsx'
import * as surface from '../VideoCard/cardSurface.styles.ts'
import { Thumbnail } from '../VideoCard/Thumbnail.tsx'
import * as styles from './PlaylistGrid.styles.ts'
import { quoted } from '../../shared/format/quote.ts'

type PlaylistCardProps = { playlist: CardPlaylistFragment; heading: 'h2' | 'h3'; actions: readonly MenuItem[] | undefined }

/** Renders a playlist in a list. Its name is the only link, whose clickable area is the whole card. */
export function PlaylistCard({ playlist, heading: Heading, actions }: PlaylistCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <Thumbnail src={playlist.thumbnailUrl} duration={null} />
        <Badge tone="overlay" icon={ListVideo} className={styles.count}>
          {formatQuantity(playlist.videoCount, 'vidéo', 'vidéos')}
        </Badge>
      </div>
      <div className={styles.details}>
        <div className={styles.text}>
          <Heading className={styles.name}>
            <Link className={surface.link} href={playlistPath(playlist.id)}>
              {playlist.name}
            </Link>
          </Heading>
          {playlist.description !== '' && <p className={styles.description}>{playlist.description}</p>}
          <p className={styles.meta}>
            Mise à jour <RelativeTime iso={playlist.updatedContentAt} />
          </p>
          <p className={styles.badges}>
            <Badge icon={playlist.isPrivate ? Lock : Globe}>{playlist.isPrivate ? 'Privée' : 'Publique'}</Badge>
            {playlist.isDefault && <Badge>Par défaut</Badge>}
          </p>
        </div>
        {actions && (
          <div className={styles.menu}>
            <Menu
              trigger={
                <IconButton
                  icon={EllipsisVertical}
                  size="small"
                  label={`Actions pour la playlist ${quoted(playlist.name)}`}
                  tooltip="Plus d’actions"
                />
              }
              items={actions}
            />
          </div>
        )}
      </div>
    </article>
  )
}
