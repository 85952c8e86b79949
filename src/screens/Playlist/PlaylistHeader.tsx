import { Globe, Lock, Pencil, Play, Share2, Shuffle, Trash2 } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import { DeletePlaylistDialog } from '../../components/PlaylistForm/DeletePlaylistDialog.tsx'
import { PlaylistFormDialog } from '../../components/PlaylistForm/PlaylistFormDialog.tsx'
import { visitOrder } from '../../components/PlaylistOrder/visitOrder.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { useSharing } from '../../components/ShareButton/useSharing.tsx'
import { Thumbnail } from '../../components/VideoCard/Thumbnail.tsx'
import { usePlaylistDeletion } from '../../machines/playlist/usePlaylistDeletion.ts'
import { usePlaylistForm } from '../../machines/playlist/playlistForm/usePlaylistForm.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { playlistPath, playState, watchInPlaylistPath } from '../../shared/routes.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx'
import * as styles from './Playlist.styles.ts'
import type { PlaylistItem, ShownPlaylist } from './types.ts'

type PlaylistHeaderProps = { playlist: ShownPlaylist; items: readonly PlaylistItem[] }

export function PlaylistHeader({ playlist, items }: PlaylistHeaderProps) {
  const { id, name, description, isPrivate, isDefault, viewerCanEdit } = playlist
  return (
    <header className={styles.header}>
      <div>
        <Thumbnail src={playlist.thumbnailUrl} duration={null} eager />
      </div>
      <div className={styles.about}>
        <h1 className={styles.name} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles.badges}>
          <Badge icon={isPrivate ? Lock : Globe}>{isPrivate ? 'Privée' : 'Publique'}</Badge>
          {isDefault && <Badge>Par défaut</Badge>}
        </p>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <p className={styles.meta}>
          Par {playlist.owner.username} <span aria-hidden="true">·</span> {formatQuantity(playlist.videoCount, 'vidéo', 'vidéos')}{' '}
          <span aria-hidden="true">·</span> mise à jour <RelativeTime iso={playlist.updatedContentAt} />
        </p>
        <div className={styles.actions}>
          <PlayButtons playlistId={id} items={items} />
          {!isPrivate && <ShareButton playlist={playlist} />}
          {viewerCanEdit && <OwnerButtons playlist={playlist} />}
        </div>
      </div>
    </header>
  )
}

function PlayButtons({ playlistId, items }: { playlistId: string; items: readonly PlaylistItem[] }) {
  const [first] = items
  const [drawn] = visitOrder(items, true)
  if (!first || !drawn) return null
  return (
    <>
      <LinkButton
        variant="primary"
        icon={Play}
        render={<Link href={watchInPlaylistPath(first.content.id, playlistId, false)} state={playState} />}
      >
        Tout lire
      </LinkButton>
      <LinkButton icon={Shuffle} render={<Link href={watchInPlaylistPath(drawn.content.id, playlistId, true)} state={playState} />}>
        Lecture aléatoire
      </LinkButton>
    </>
  )
}

function ShareButton({ playlist: { id, name } }: { playlist: ShownPlaylist }) {
  const { share, preload, part } = useSharing()
  return (
    <>
      <Button icon={Share2} variant="outline" onPointerEnter={preload} onPress={() => share({ title: name, path: playlistPath(id) })}>
        Partager
      </Button>
      {part}
    </>
  )
}

function OwnerButtons({ playlist }: { playlist: ShownPlaylist }) {
  const form = usePlaylistForm(`playlist ${playlist.id}`)
  const deletion = usePlaylistDeletion()
  return (
    <>
      <Button icon={Pencil} variant="outline" onPress={() => form.edit(playlist.id, playlist)}>
        Modifier
      </Button>
      <Button
        icon={Trash2}
        variant="outline"
        disabledReason={playlist.isDefault ? clientMessages.DEFAULT_PLAYLIST : undefined}
        onPress={() => deletion.ask(playlist, playlist.isDefault)}
      >
        Supprimer
      </Button>
      <PlaylistFormDialog playlist={form} />
      <DeletePlaylistDialog deletion={deletion} />
    </>
  )
}
