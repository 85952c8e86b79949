import type { Client } from '@urql/core'
import { createActor } from 'xstate'
import { createFlowServices, type FlowServices } from '../../../src/app/flows/common/services.ts'
import { provideSession } from '../../../src/app/flows/session/provideSession.ts'
import { createTextDrafts } from '../../../src/app/flows/session/textDrafts.ts'
import { resubscription } from '../../../src/app/network/resubscription.ts'
import { loadCacheWrites } from '../../../src/graphql/cacheWrites.ts'
import { createClient } from '../../../src/graphql/client.ts'
import { createReachability } from '../../../src/graphql/reachability.ts'
import type { createEdge } from './edge.ts'

// As on the page shortly after its first screen.
await loadCacheWrites()

/** The product's own client, with its cache, and the services of a guest's flows. */
export function createServices({ fetch }: Pick<ReturnType<typeof createEdge>, 'fetch'>): { client: Client; services: FlowServices } {
  const reachability = createReachability()
  const client = createClient({
    url: 'http://localhost/graphql',
    fetch,
    reachability,
    startResubscription: resubscription(reachability, {}),
    getToken: () => null,
    onUnauthenticated: () => undefined,
  })
  const services = createFlowServices({
    client: () => client,
    clientWithToken: () => client,
    session: createActor(provideSession({ client: () => client, clientWithToken: () => client })).start(),
    reachability,
    actorOptions: {},
    backgroundActors: {},
    texts: createTextDrafts(() => null),
  })
  return { client, services }
}
