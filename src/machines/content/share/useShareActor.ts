import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../../common/flow.ts'
import type { shareMachine } from './shareMachine.ts'
import type { ShareFact } from './types.ts'

/** The flow of sharing, with a function that returns the absolute address of a path. */
export type ShareFlow = {
  machine: typeof shareMachine
  addressOf: (path: string) => string
  onFact: (fact: ShareFact) => void
  actorOptions?: FlowOptions
}

/** Runs the flow, and reports its facts to the app. */
export function useShareActor(flow: ShareFlow) {
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [actor.on('address.copied', flow.onFact), actor.on('share.failed', flow.onFact)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow])
  return actor
}
