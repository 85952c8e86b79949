import { ListVideo } from 'lucide-react'
import { Link } from '../../components/Link/Link.tsx'
import type { LibraryPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { formatQuantity } from '../../shared/format/count.ts'
import { playlistPath } from '../../shared/routes.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import styles from './PlaylistsTab.module.css'

/** The viewer's playlists, the last filled first. */
export function PlaylistsTab({ playlists }: { playlists: readonly LibraryPlaylistFragment[] }) {
  if (playlists.length === 0) {
    return <EmptyState title="Aucune playlist" message="Organisez vos vidéos préférées en collections" />
  }
  return (
    <ul className={styles.list}>
      {playlists.map(({ id, name, videoCount }) => (
        <li key={id}>
          <Link className={styles.playlist} href={playlistPath(id)}>
            <ListVideo size={20} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{formatQuantity(videoCount, 'vidéo', 'vidéos')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
