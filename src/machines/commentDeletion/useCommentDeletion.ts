import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { commentDeletionMachine } from './commentDeletionMachine.ts'
import { selectIsAsking, selectIsBusy } from './selectors.ts'
import type { CommentDeletionFact } from './types.ts'

/** What the app lends: the machine with its actor, and an ear. */
export type CommentDeletionFlow = {
  machine: typeof commentDeletionMachine
  onFact: (fact: CommentDeletionFact) => void
  actorOptions?: FlowOptions
}

export const CommentDeletionFlowContext = createContext<CommentDeletionFlow | null>(null)

/** One question for all comments of the page. @param onDeleted once it is gone; keep it stable between renders */
export function useCommentDeletion(onDeleted: () => void) {
  const flow = useContext(CommentDeletionFlowContext)
  if (!flow) throw new Error('useCommentDeletion must be used within CommentDeletionFlowContext')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const ears = [
      actor.on('deletion.failed', flow.onFact),
      actor.on('comment.deleted', (fact) => {
        flow.onFact(fact)
        onDeleted()
      }),
    ]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow, onDeleted])
  const commands = useMemo(
    () => ({
      ask: (commentId: string) => actor.send({ type: 'comment.delete', commentId }),
      confirm: () => actor.send({ type: 'deletion.confirm' }),
      cancel: () => actor.send({ type: 'deletion.cancel' }),
    }),
    [actor],
  )
  return { ...commands, isAsking: useSelector(actor, selectIsAsking), isBusy: useSelector(actor, selectIsBusy) }
}
