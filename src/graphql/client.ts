import { Client, fetchExchange, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { retryExchange } from '@urql/exchange-retry'
import { cacheReads } from './cacheReads.ts'
import { cacheWrites } from './cacheWrites.ts'
import { cacheWritesExchange } from './cacheWritesExchange.ts'
import { isPassing, toAppError } from './errors.ts'
import { keepShown } from './keepShown.ts'
import { limitedFetch } from './limitedFetch.ts'
import { createReachability, type Reachability } from './reachability.ts'
import { resubscribeExchange } from './resubscribeExchange.ts'
import { returnExchange } from './returnExchange.ts'
import { type SessionOptions, sessionExchange } from './sessionExchange.ts'

export type ClientOptions = SessionOptions & {
  url: string
  /** hears what gets through, and tells when it is worth asking again */
  reachability?: Reachability
  fetch?: typeof globalThis.fetch
  /** milliseconds that a request may take, when it is not the usual */
  limitMs?: number
}

/**
 * The one GraphQL client of a person. Sign-in and log-out build a new one, so that nobody reads what was
 * answered to somebody else.
 */
export function createClient({
  url,
  reachability = createReachability(),
  getToken,
  onUnauthenticated,
  fetch,
  limitMs,
}: ClientOptions): Client {
  const client = new Client({
    url,
    fetch: limitedFetch(fetch, limitMs),
    // One cache key per body on the server, and no query text in addresses and logs.
    preferGetMethod: false,
    fetchSubscriptions: true,
    exchanges: [
      cacheWritesExchange(),
      keepShown(cacheExchange({ ...cacheReads, ...cacheWrites }), reachability),
      // Screens may show `error.message` as it is: in French, of the catalogue.
      mapExchange({
        onError: (error) => {
          error.message = toAppError(error).message
        },
      }),
      returnExchange(reachability),
      sessionExchange({ getToken, onUnauthenticated }),
      // A mutation is never sent twice by itself; nobody waits for the whole limit again unasked.
      retryExchange({
        initialDelayMs: 500,
        maxDelayMs: 4000,
        maxNumberAttempts: 3,
        retryIf: (error, operation) => operation.kind === 'query' && isPassing(error) && toAppError(error).code !== 'TIMEOUT',
      }),
      resubscribeExchange(reachability),
      fetchExchange,
    ],
  })
  // graphcache holds on to the store that last ran one of our resolvers, a former user’s with all it knows: from now on this one.
  client.readQuery('{content(id:""){id}}', {}, { requestPolicy: 'cache-only' })
  return client
}
