import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FlowOptions } from '../flow.ts'
import type { networkMachine } from './networkMachine.ts'
import type { NetworkFact } from './types.ts'

/** What the app lends: the machine with its actors, the news of its requests, and an ear. */
export type NetworkFlow = {
  machine: typeof networkMachine
  /** @returns stops listening */
  watchRequests: (hears: { failed: () => void; answered: () => void }) => () => void
  onFact: (fact: NetworkFact) => void
  actorOptions?: FlowOptions
}

export type NetworkStatus = 'online' | 'offline' | 'unreachable' | 'back'

const statuses = ['offline', 'unreachable', 'back'] as const

const selectStatus = (snapshot: SnapshotFrom<typeof networkMachine>): NetworkStatus =>
  statuses.find((tag) => snapshot.hasTag(tag)) ?? 'online'

/** Whether the server is within reach, for as long as the caller stands on the page. */
export function useNetwork(flow: NetworkFlow): NetworkStatus {
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const ears = [actor.on('server.lost', flow.onFact), actor.on('network.restored', flow.onFact)]
    const stopWatching = flow.watchRequests({
      failed: () => actor.send({ type: 'request.failed' }),
      answered: () => actor.send({ type: 'request.answered' }),
    })
    return () => {
      for (const ear of ears) ear.unsubscribe()
      stopWatching()
    }
  }, [actor, flow])
  return useSelector(actor, selectStatus)
}
