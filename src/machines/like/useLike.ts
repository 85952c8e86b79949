import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { likeMachine } from './likeMachine.ts'
import { selectIsSaving } from './selectors.ts'
import type { LikeFact } from './types.ts'

/** What the app lends to every heart: the machine with its actors, the session's answer, and an ear. */
export type LikeFlow = {
  machine: typeof likeMachine
  isSignedIn: () => boolean
  onFact: (fact: LikeFact) => void
  actorOptions?: FlowOptions
}

export const LikeMachineContext = createContext<LikeFlow | null>(null)

/** The heart of a video. `isLiked` is the cache's answer, optimistic while a mutation is in flight. */
export function useLike({ contentId, isLiked }: { contentId: string; isLiked: boolean }) {
  const flow = useContext(LikeMachineContext)
  if (!flow) throw new Error('useLike must be used within LikeMachineContext')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: { contentId } })
  useEffect(() => {
    const ears = [actor.on('login.required', flow.onFact), actor.on('like.failed', flow.onFact)]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow])
  return {
    isSaving: useSelector(actor, selectIsSaving),
    toggle: () => actor.send({ type: 'like.toggle', isLiked, isSignedIn: flow.isSignedIn() }),
  }
}
