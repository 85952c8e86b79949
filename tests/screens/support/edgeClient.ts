import { resubscription } from '../../../src/app/network/resubscription.ts'
import { createClient } from '../../../src/graphql/client.ts'
import { createReachability } from '../../../src/graphql/reachability.ts'
import { createEdge } from './edge.ts'

/** A client of a network that gives these answers. */
export const edgeClient = (answers: Parameters<typeof createEdge>[0]) =>
  createClient({
    url: 'http://localhost/graphql',
    fetch: createEdge(answers).fetch,
    startResubscription: resubscription(createReachability(), {}),
    getToken: () => null,
    onUnauthenticated: () => undefined,
  })
