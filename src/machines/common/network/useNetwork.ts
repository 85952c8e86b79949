import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { networkMachine } from './networkMachine.ts'
import { selectStatus, type NetworkStatus } from './selectors.ts'
import type { NetworkFact } from './types.ts'

/** The flow of the network: also subscribes to the results of requests. */
export type NetworkFlow = {
  machine: typeof networkMachine
  /** @returns unsubscribes */
  watchRequests: (observer: { failed: () => void; answered: () => void }) => () => void
  onFact: (fact: NetworkFact) => void
  actorOptions?: FlowOptions
}

/** Returns whether the server is reachable. Watches it while the caller is mounted. */
export function useNetwork(flow: NetworkFlow): NetworkStatus {
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const subscriptions = [actor.on('server.lost', flow.onFact), actor.on('network.restored', flow.onFact)]
    const stopWatching = flow.watchRequests({
      failed: () => actor.send({ type: 'request.failed' }),
      answered: () => actor.send({ type: 'request.answered' }),
    })
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      stopWatching()
    }
  }, [actor, flow])
  return useSelector(actor, selectStatus)
}
