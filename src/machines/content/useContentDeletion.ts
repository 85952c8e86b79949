import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

export const ContentDeletionFlowContext = createContext<DeletionFlow | null>(null)

/**
 * One confirmation dialog for all videos of the creator.
 * @param onDeleted called once the video is deleted; keep it stable between renders
 */
export function useContentDeletion(onDeleted: () => void): Deletion {
  const flow = useContext(ContentDeletionFlowContext)
  if (!flow) throw new Error('useContentDeletion must be used within ContentDeletionFlowContext')
  return useDeletion(flow, onDeleted)
}
