import { useState } from 'react'
import { mutate } from '../../graphql/execute.ts'
import { DeleteCommentDocument } from '../../graphql/generated/graphql.ts'
import { CommentDeletionFlowContext } from '../../machines/commentDeletion/useCommentDeletion.ts'
import { CommentDeletion } from '../../screens/Watch/Comments/CommentDeletion.tsx'
import type { AskedDeletion } from '../../screens/Watch/Comments/CommentsContext.ts'
import { pageMessages } from '../../shared/errors.ts'
import { deletionFlow } from './deletionFlow.ts'
import { useFlowServices } from './services.ts'

/** The question with its flow: both come when a comment is about to be deleted, not with the page. */
export function CommentDeletionWithFlow(props: AskedDeletion) {
  const services = useFlowServices()
  const [flow] = useState(() =>
    deletionFlow(services, {
      name: 'comment',
      message: pageMessages.deleteComment,
      done: 'Commentaire supprimé',
      remove: (id) => mutate(services.client(), DeleteCommentDocument, { id }),
    }),
  )
  return (
    <CommentDeletionFlowContext value={flow}>
      <CommentDeletion {...props} />
    </CommentDeletionFlowContext>
  )
}
