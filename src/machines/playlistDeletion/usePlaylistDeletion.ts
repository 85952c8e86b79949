import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../deletion/useDeletion.ts'

export const PlaylistDeletionFlowContext = createContext<DeletionFlow | null>(null)

/** One question for all playlists of the page; the default one is refused. */
export function usePlaylistDeletion(): Deletion {
  const flow = useContext(PlaylistDeletionFlowContext)
  if (!flow) throw new Error('usePlaylistDeletion must be used within PlaylistDeletionFlowContext')
  return useDeletion(flow)
}
