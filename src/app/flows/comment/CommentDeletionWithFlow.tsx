import { useState } from 'react'
import { ProvideFlows } from '../common/ProvideFlows.tsx'
import { mutate } from '../../../graphql/execute.ts'
import { DeleteCommentDocument } from '../../../graphql/generated/graphql.ts'
import { CommentDeletion } from '../../../screens/Watch/Comments/CommentDeletion.tsx'
import type { AskedDeletion } from '../../../screens/Watch/Comments/CommentsContext.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { deletionFlow } from '../common/deletionFlow.ts'
import { useFlowServices } from '../common/services.ts'

/** Renders the confirmation with its flow. Both load when the user is about to delete a comment, not with the page. */
export function CommentDeletionWithFlow(props: AskedDeletion) {
  const services = useFlowServices()
  const [flows] = useState(() => ({
    commentDeletion: deletionFlow(services, {
      name: 'comment',
      message: pageMessages.deleteComment,
      done: 'Commentaire supprimé',
      remove: (id) => mutate(services.client(), DeleteCommentDocument, { id }),
    }),
  }))
  return (
    <ProvideFlows flows={flows}>
      <CommentDeletion {...props} />
    </ProvideFlows>
  )
}
