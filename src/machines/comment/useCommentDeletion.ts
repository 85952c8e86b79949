import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

export const CommentDeletionFlowContext = createContext<DeletionFlow | null>(null)

/**
 * One confirmation dialog for all comments of the page.
 * @param onDeleted called once the comment is deleted; keep it stable between renders
 */
export function useCommentDeletion(onDeleted: () => void): Deletion {
  const flow = useContext(CommentDeletionFlowContext)
  if (!flow) throw new Error('useCommentDeletion must be used within CommentDeletionFlowContext')
  return useDeletion(flow, onDeleted)
}
