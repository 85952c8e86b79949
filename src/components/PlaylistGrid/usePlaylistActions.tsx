import { Pencil, Share2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { usePlaylistDeletion } from '../../machines/playlistDeletion/usePlaylistDeletion.ts'
import { usePlaylistForm } from '../../machines/playlistForm/usePlaylistForm.ts'
import { errorCatalogue } from '../../shared/errors.ts'
import { playlistPath } from '../../shared/routes.ts'
import type { MenuItem } from '../../ui/Menu/Menu.tsx'
import { DeletePlaylistDialog } from '../PlaylistForm/DeletePlaylistDialog.tsx'
import { PlaylistFormDialog } from '../PlaylistForm/PlaylistFormDialog.tsx'
import { type SharedPage, useSharing } from '../ShareButton/useSharing.tsx'

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
  const sharing = useSharing()
  return {
    create: form.create,
    actionsFor: (playlist) => [
      ...(playlist.isPrivate ? [] : [shareItem(playlist, sharing.share)]),
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
        {sharing.part}
      </>
    ),
  }
}

const shareItem = ({ id, name }: CardPlaylistFragment, share: (page: SharedPage) => void): MenuItem => ({
  label: 'Partager',
  icon: Share2,
  onSelect: () => share({ title: name, path: playlistPath(id) }),
})
