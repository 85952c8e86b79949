import { useEffect } from 'react'
import { useAddToPlaylist } from '../../machines/playlist/addToPlaylist/useAddToPlaylist.ts'
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx'

/** Renders the dialog, open from the start. Remount it for each press. */
export function AddToPlaylist({ contentId }: { contentId: string }) {
  const dialog = useAddToPlaylist(contentId)
  const { open } = dialog
  useEffect(open, [open])
  return <AddToPlaylistDialog contentId={contentId} dialog={dialog} />
}
