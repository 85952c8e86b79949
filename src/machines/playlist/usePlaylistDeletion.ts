import { useFlow } from '../common/flows.ts'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

declare module '../common/flows.ts' {
  interface Flows {
    playlistDeletion: DeletionFlow
  }
}

/** One confirmation dialog for all playlists of the page. The default playlist cannot be deleted. */
export function usePlaylistDeletion(): Deletion {
  const flow = useFlow('playlistDeletion')
  return useDeletion(flow)
}
