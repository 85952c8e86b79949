import { Client, type Exchange, fetchExchange, gql, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { retryExchange } from '@urql/exchange-retry'
import { cacheReads } from './cacheReads.ts'
import { cacheWrites } from './cacheWrites.ts'
import { cacheWritesExchange } from './cacheWritesExchange.ts'
import { isPassing, toCodedError } from './errors.ts'
import { staleOnError } from './staleOnErrorExchange.ts'
import { type FirstAnswers, firstAnswersExchange } from './firstAnswers.ts'
import { limitedFetch } from './limitedFetch.ts'
import { createReachability, type Reachability } from './reachability.ts'
import { resubscribeExchange, type StartResubscription } from './resubscribeExchange.ts'
import { retryOnReconnect } from './retryOnReconnectExchange.ts'
import { type SessionOptions, sessionExchange } from './sessionExchange.ts'

export type ClientOptions = SessionOptions & {
  url: string
  /** receives the results of requests, and emits when failed ones can be retried */
  reachability?: Reachability
  /** restarts subscriptions that were interrupted */
  startResubscription: StartResubscription
  fetch?: typeof globalThis.fetch
  firstAnswers?: FirstAnswers | undefined
  /** collects the results that the server draws a page from (`ssrExchange`) */
  collect?: Exchange
  /** True on the server: a component waits for its query. */
  suspense?: boolean
  /** timeout of a request in milliseconds, if not the default */
  limitMs?: number
}

const resolvedQuery = gql`
  {
    content(id: "") {
      id
    }
  }
`

/** Creates the GraphQL client of one user. Sign-in and sign-out create a new one, so that no user reads another user's responses. */
export function createClient({
  url,
  reachability = createReachability(),
  startResubscription,
  getToken,
  onUnauthenticated,
  fetch,
  firstAnswers,
  collect,
  suspense = false,
  limitMs,
}: ClientOptions): Client {
  const first = firstAnswers ? [firstAnswersExchange(firstAnswers)] : []
  const client = new Client({
    url,
    fetch: limitedFetch(fetch, limitMs),
    // POST: the server uses one cache key per body, and the query text does not appear in addresses and logs.
    preferGetMethod: false,
    fetchSubscriptions: true,
    suspense,
    exchanges: [
      cacheWritesExchange(),
      ...(firstAnswers?.isMember ? first : []),
      staleOnError(cacheExchange({ ...cacheReads, ...cacheWrites }), reachability),
      ...(firstAnswers?.isMember ? [] : first),
      ...(collect ? [collect] : []),
      // Screens may show `error.message` directly: it is the catalogue's message, in French.
      mapExchange({
        onError: (error) => {
          error.message = toCodedError(error).message
        },
      }),
      retryOnReconnect(reachability),
      sessionExchange({ getToken, onUnauthenticated }),
      // Mutations are never retried automatically; nor are timeouts, so that no user waits for the whole limit twice.
      retryExchange({
        initialDelayMs: 500,
        maxDelayMs: 4000,
        maxNumberAttempts: 3,
        retryIf: (error, operation) => operation.kind === 'query' && isPassing(error) && toCodedError(error).code !== 'TIMEOUT',
      }),
      resubscribeExchange(reachability, startResubscription),
      fetchExchange,
    ],
  })
  // graphcache keeps a reference to the store that last ran one of our resolvers, including a former user's store and its data. This read
  // makes it the new store. The client of the first screen has no former one, and the read would take as long as the rest of the start.
  if (!firstAnswers) client.readQuery(resolvedQuery, {}, { requestPolicy: 'cache-only' })
  return client
}
