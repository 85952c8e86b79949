import { Pencil, Share2, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardPlaylistFragment } from '../../graphql/generated/graphql.ts'
import { usePlaylistDeletion } from '../../machines/playlist/usePlaylistDeletion.ts'
import { usePlaylistForm } from '../../machines/playlist/playlistForm/usePlaylistForm.ts'
import * as clientMessages from '../../shared/clientMessages.ts'
import { playlistPath } from '../../shared/routes.ts'
import type { MenuItem } from '../../ui/Menu/types.ts'
import { DeletePlaylistDialog } from '../PlaylistForm/DeletePlaylistDialog.tsx'
import { PlaylistFormDialog } from '../PlaylistForm/PlaylistFormDialog.tsx'
import { type SharedPage, useSharing } from '../ShareButton/useSharing.tsx'

type PlaylistActions = {
  create: () => void
  /** The items of a card's menu. */
  actionsFor: (playlist: CardPlaylistFragment) => readonly MenuItem[]
  /** Render it beside the list. */
  dialogs: ReactNode
}

/** Returns the actions for the viewer's own playlists, for every list of them. */
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
        disabledReason: playlist.isDefault ? clientMessages.DEFAULT_PLAYLIST : undefined,
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
