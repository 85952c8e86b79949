import { useFlow } from '../common/flows.ts'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

declare module '../common/flows.ts' {
  interface Flows {
    contentDeletion: DeletionFlow
  }
}

/**
 * One confirmation dialog for all videos of the creator.
 * @param onDeleted called once the video is deleted; keep it stable between renders
 */
export function useContentDeletion(onDeleted: () => void): Deletion {
  const flow = useFlow('contentDeletion')
  return useDeletion(flow, onDeleted)
}
