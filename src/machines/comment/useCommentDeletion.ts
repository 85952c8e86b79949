import { useFlow } from '../common/flows.ts'
import { type Deletion, type DeletionFlow, useDeletion } from '../common/deletion/useDeletion.ts'

declare module '../common/flows.ts' {
  interface Flows {
    commentDeletion: DeletionFlow
  }
}

/**
 * One confirmation dialog for all comments of the page.
 * @param onDeleted called once the comment is deleted; keep it stable between renders
 */
export function useCommentDeletion(onDeleted: () => void): Deletion {
  const flow = useFlow('commentDeletion')
  return useDeletion(flow, onDeleted)
}
