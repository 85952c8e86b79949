import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../deletion/useDeletion.ts'

export const CommentDeletionFlowContext = createContext<DeletionFlow | null>(null)

/** One question for all comments of the page. @param onDeleted once it is gone; keep it stable between renders */
export function useCommentDeletion(onDeleted: () => void): Deletion {
  const flow = useContext(CommentDeletionFlowContext)
  if (!flow) throw new Error('useCommentDeletion must be used within CommentDeletionFlowContext')
  return useDeletion(flow, onDeleted)
}
