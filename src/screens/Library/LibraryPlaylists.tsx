import { Plus } from 'lucide-react'
import { PlaylistGrid } from '../../components/PlaylistGrid/PlaylistGrid.tsx'
import { usePlaylistActions } from '../../components/PlaylistGrid/usePlaylistActions.tsx'
import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Library.styles.ts'

/** Renders the playlists of the library, with the same actions as on their own page. */
export function LibraryPlaylists({ playlists }: { playlists: readonly CardPlaylistFragment[] }) {
  const { create, actionsFor, dialogs } = usePlaylistActions()
  return (
    <div className={styles.playlists}>
      <Button className={styles.create} variant="primary" icon={Plus} onPress={create}>
        Créer une playlist
      </Button>
      <PlaylistGrid playlists={playlists} actionsFor={actionsFor} />
      {dialogs}
    </div>
  )
}
