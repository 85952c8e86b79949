import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { networkMachine } from '../../machines/common/network/networkMachine.ts'
import type { NetworkFlow } from '../../machines/common/network/useNetwork.ts'
import { clientError } from '../../shared/codedError.ts'
import type { Edge } from '../createApp.ts'

const probeTimeoutMs = 10_000

/** The cheapest query that the API itself has to answer, not only the gateway. */
const question = JSON.stringify({ query: 'query Probe { providers { name } }' })

/** Provides the network machine's actors: the browser's online state and a probe of the gateway. */
export function networkFlow({ url, fetch = globalThis.fetch, reachability }: Edge): NetworkFlow {
  return {
    machine: networkMachine.provide({
      actors: {
        watchConnection: fromCallback<EventObject, undefined>(({ sendBack }) => watchConnection(sendBack)),
        probe: fromPromise<void, undefined>(async ({ signal }) => probe(url, fetch, signal)),
      },
    }),
    watchRequests: ({ failed, answered }) => {
      const unsubscribes = [reachability.on('failed', failed), reachability.on('answered', answered)]
      if (reachability.isSuspect()) failed()
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    },
    onFact: ({ type }) => (type === 'server.lost' ? reachability.unreachable() : reachability.restored()),
  }
}

function watchConnection(send: (event: EventObject) => void): () => void {
  const lost = (): void => send({ type: 'network.lost' })
  const found = (): void => send({ type: 'network.found' })
  if (!navigator.onLine) lost()
  addEventListener('offline', lost)
  addEventListener('online', found)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', found)
  }
}

async function probe(url: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: question,
    signal: AbortSignal.any([signal, AbortSignal.timeout(probeTimeoutMs)]),
  })
  const body: unknown = await answer.json()
  if (typeof body !== 'object' || body === null || !('data' in body) || 'errors' in body) throw clientError('API_UNAVAILABLE')
}
