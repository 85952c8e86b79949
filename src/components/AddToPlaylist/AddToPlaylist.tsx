import { useEffect } from 'react'
import { useAddToPlaylist } from '../../machines/addToPlaylist/useAddToPlaylist.ts'
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx'

/** The dialog, open from the start: mount it anew for each press. */
export function AddToPlaylist({ contentId }: { contentId: string }) {
  const dialog = useAddToPlaylist(contentId)
  const { open } = dialog
  useEffect(open, [open])
  return <AddToPlaylistDialog contentId={contentId} dialog={dialog} />
}
