import { createContext, useContext } from 'react'
import { type Deletion, type DeletionFlow, useDeletion } from '../deletion/useDeletion.ts'

export const ContentDeletionFlowContext = createContext<DeletionFlow | null>(null)

/** One question for all of the creator's videos. @param onDeleted once it is gone; keep it stable between renders */
export function useContentDeletion(onDeleted: () => void): Deletion {
  const flow = useContext(ContentDeletionFlowContext)
  if (!flow) throw new Error('useContentDeletion must be used within ContentDeletionFlowContext')
  return useDeletion(flow, onDeleted)
}
