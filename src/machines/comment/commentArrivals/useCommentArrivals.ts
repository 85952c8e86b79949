import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { isHeldBack } from './arrivals.ts'
import { commentArrivalsMachine } from './commentArrivalsMachine.ts'
import { selectShownUntil, selectWaiting } from './selectors.ts'
import type { Listed } from './types.ts'

declare module '../../common/flows.ts' {
  interface Flows {
    /** The flow's inspection options; it needs nothing else. */
    commentArrivals: FlowOptions
  }
}

/**
 * Returns the comments to show, and how many newer ones wait for `show`.
 * @param comments the cached list; null before it is loaded. Keep it stable between renders
 */
export function useCommentArrivals<Comment extends Listed>(comments: readonly Comment[] | null) {
  const actor = useActorRef(commentArrivalsMachine, useFlow('commentArrivals'))
  const shownUntil = useSelector(actor, selectShownUntil)
  // A layout effect: a new list and its updated state are painted together.
  useLayoutEffect(() => {
    if (comments) actor.send({ type: 'list.changed', comments })
  }, [actor, comments])
  return {
    shown: comments?.filter((comment) => !isHeldBack(comment, shownUntil)) ?? [],
    waiting: useSelector(actor, selectWaiting),
    show: () => actor.send({ type: 'arrivals.show', comments: comments ?? [] }),
  }
}
