import { createContext, useContext } from 'react'
import type { RemovedEntry } from './types.ts'

/** Removes the video at once. The app keeps the removal and its undo running after the user has left the page. */
export type RemoveFromPlaylist = (entry: RemovedEntry) => void

export const PlaylistRemovalContext = createContext<RemoveFromPlaylist | null>(null)

export function usePlaylistRemoval(): RemoveFromPlaylist {
  const remove = useContext(PlaylistRemovalContext)
  if (!remove) throw new Error('usePlaylistRemoval must be used within PlaylistRemovalContext')
  return remove
}
