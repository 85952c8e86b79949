import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { usePlaylistDeletion } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { usePlaylistForm } from '../../machines/playlistForm/usePlaylistForm.ts'
import { errorCatalogue } from '../../shared/errors.ts'
import type { MenuItem } from '../../ui/Menu/Menu.tsx'
import { DeletePlaylistDialog } from '../PlaylistForm/DeletePlaylistDialog.tsx'
import { PlaylistFormDialog } from '../PlaylistForm/PlaylistFormDialog.tsx'

type PlaylistActions = {
  create: () => void
  /** What a card's menu offers. */
  actionsFor: (playlist: CardPlaylistFragment) => readonly MenuItem[]
  /** To be drawn beside the list. */
  dialogs: ReactNode
}

/** What one does with one's own playlists wherever they are listed. */
export function usePlaylistActions(): PlaylistActions {
  const form = usePlaylistForm('playlist')
  const deletion = usePlaylistDeletion()
  return {
    create: form.create,
    actionsFor: (playlist) => [
      { label: 'Modifier', icon: Pencil, onSelect: () => form.edit(playlist.id, playlist) },
      {
        label: 'Supprimer',
        icon: Trash2,
        tone: 'danger',
        disabledReason: playlist.isDefault ? errorCatalogue.DEFAULT_PLAYLIST.message : undefined,
        onSelect: () => deletion.ask(playlist, playlist.isDefault),
      },
    ],
    dialogs: (
      <>
        <PlaylistFormDialog playlist={form} />
        <DeletePlaylistDialog deletion={deletion} />
      </>
    ),
  }
}
