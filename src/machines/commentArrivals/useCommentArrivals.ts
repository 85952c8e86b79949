import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useLayoutEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import { isHeldBack } from './arrivals.ts'
import { commentArrivalsMachine } from './commentArrivalsMachine.ts'
import { selectShownUntil, selectWaiting } from './selectors.ts'
import type { Listed } from './types.ts'

/** How the app watches it; it needs nothing from outside. */
export const CommentArrivalsFlowContext = createContext<FlowOptions>({})

/**
 * The comments of a list that are on the screen, and how many wait for `show`.
 * @param comments what the cache lists; null while it is not there yet. Keep it stable between renders
 */
export function useCommentArrivals<Comment extends Listed>(comments: readonly Comment[] | null) {
  const actor = useActorRef(commentArrivalsMachine, useContext(CommentArrivalsFlowContext))
  const shownUntil = useSelector(actor, selectShownUntil)
  // Before the paint: a new list and its «caught up» are one picture.
  useLayoutEffect(() => {
    if (comments) actor.send({ type: 'list.changed', comments })
  }, [actor, comments])
  return {
    shown: comments?.filter((comment) => !isHeldBack(comment, shownUntil)) ?? [],
    waiting: useSelector(actor, selectWaiting),
    show: () => actor.send({ type: 'arrivals.show', comments: comments ?? [] }),
  }
}
