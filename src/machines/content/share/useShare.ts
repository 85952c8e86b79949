import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import { selectByHand, selectIsSharing } from './selectors.ts'
import type { shareMachine } from './shareMachine.ts'
import type { ShareFact } from './types.ts'

/** The flow of sharing, with a function that returns the absolute address of a path. */
export type ShareFlow = {
  machine: typeof shareMachine
  addressOf: (path: string) => string
  onFact: (fact: ShareFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    share: ShareFlow
  }
}

export type Share = {
  share: (page: { title: string; path: string }) => void
  /** the address that could not be copied; null otherwise */
  byHand: string | null
  /** true while the browser's share sheet is open */
  isSharing: boolean
  close: () => void
}

/** Returns the command that shares a page of the site. A press while the browser's share sheet is open does nothing. */
export function useShare(): Share {
  const flow = useFlow('share')
  const actor = useShareActor(flow)
  const commands = useMemo(
    () => ({
      share: ({ title, path }: { title: string; path: string }) =>
        actor.send({ type: 'share.start', shareable: { title, url: flow.addressOf(path) } }),
      close: () => actor.send({ type: 'share.close' }),
    }),
    [actor, flow],
  )
  return { ...commands, byHand: useSelector(actor, selectByHand), isSharing: useSelector(actor, selectIsSharing) }
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
