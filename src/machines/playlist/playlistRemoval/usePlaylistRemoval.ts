import { useFlow } from '../../common/flows.ts'
import type { RemovedEntry } from './types.ts'

/** Removes the video at once. The app keeps the removal and its undo running after the user has left the page. */
export type RemoveFromPlaylist = (entry: RemovedEntry) => void

declare module '../../common/flows.ts' {
  interface Flows {
    playlistRemoval: RemoveFromPlaylist
  }
}

export function usePlaylistRemoval(): RemoveFromPlaylist {
  const remove = useFlow('playlistRemoval')
  return remove
}
