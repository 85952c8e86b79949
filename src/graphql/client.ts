import { Client, fetchExchange, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { retryExchange } from '@urql/exchange-retry'
import { cacheConfig } from './cacheConfig.ts'
import { isPassing, toAppError } from './errors.ts'
import { resubscribeExchange } from './resubscribeExchange.ts'
import { type SessionOptions, sessionExchange } from './sessionExchange.ts'

export type ClientOptions = SessionOptions & {
  url: string
  fetch?: typeof globalThis.fetch
}

/**
 * The one GraphQL client of a person. Sign-in and log-out build a new one, so that nobody reads what was
 * answered to somebody else.
 */
export function createClient({ url, getToken, onUnauthenticated, fetch }: ClientOptions): Client {
  const client = new Client({
    url,
    ...(fetch ? { fetch } : {}),
    // One cache key per body on the server, and no query text in addresses and logs.
    preferGetMethod: false,
    fetchSubscriptions: true,
    exchanges: [
      cacheExchange(cacheConfig),
      // Screens may show `error.message` as it is: in French, of the catalogue.
      mapExchange({
        onError: (error) => {
          error.message = toAppError(error).message
        },
      }),
      sessionExchange({ getToken, onUnauthenticated }),
      // A mutation is never sent twice by itself.
      retryExchange({
        initialDelayMs: 500,
        maxDelayMs: 4000,
        maxNumberAttempts: 3,
        retryIf: (error, operation) => operation.kind === 'query' && isPassing(error),
      }),
      resubscribeExchange(),
      fetchExchange,
    ],
  })
  // graphcache holds on to the store that last ran one of our resolvers, a former user’s with all it knows: from now on this one.
  client.readQuery('{content(id:""){id}}', {}, { requestPolicy: 'cache-only' })
  return client
}
