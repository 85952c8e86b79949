import { createContext, useContext } from 'react'
import type { RemovedEntry } from './types.ts'

/** Removes at once; the app keeps each removal going, and its undo, when the person has left the page. */
export type RemoveFromPlaylist = (entry: RemovedEntry) => void

export const PlaylistRemovalContext = createContext<RemoveFromPlaylist | null>(null)

export function usePlaylistRemoval(): RemoveFromPlaylist {
  const remove = useContext(PlaylistRemovalContext)
  if (!remove) throw new Error('usePlaylistRemoval must be used within PlaylistRemovalContext')
  return remove
}
