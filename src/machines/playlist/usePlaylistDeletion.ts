import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

export const PlaylistDeletionFlowContext = createContext<DeletionFlow | null>(null)

/** One confirmation dialog for all playlists of the page. The default playlist cannot be deleted. */
export function usePlaylistDeletion(): Deletion {
  const flow = useContext(PlaylistDeletionFlowContext)
  if (!flow) throw new Error('usePlaylistDeletion must be used within PlaylistDeletionFlowContext')
  return useDeletion(flow)
}
