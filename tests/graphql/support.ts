import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from '@urql/core'
import { resubscription } from '../../src/app/network/resubscription.ts'
import { createClient, type ClientOptions } from '../../src/graphql/client.ts'
import { createReachability } from '../../src/graphql/reachability.ts'
import { loadCacheWrites } from '../../src/graphql/cacheWrites.ts'
import { closing, gatewayWithApi } from '../gateway/support/fixture.ts'
import type { Answerer, TinyApi } from '../gateway/support/tinyApi.ts'

// As in the app by the time that a user finds a button.
await loadCacheWrites()

export type Browser = { client: Client; api: TinyApi; /** operation names sent to the gateway */ requests: string[] }

/** The app's own client with a real gateway. */
export async function browserWithApi(answer: Answerer, options: Partial<ClientOptions> = {}): Promise<Browser> {
  const gateway = await gatewayWithApi(answer)
  const requests: string[] = []
  const reachability = createReachability()
  const client = createClient({
    reachability,
    startResubscription: resubscription(reachability, {}),
    url: gateway.url,
    getToken: () => 'token',
    onUnauthenticated: () => undefined,
    fetch: (input, init) => {
      requests.push(/"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ?? '?')
      return fetch(input, init)
    },
    ...options,
  })
  return { client, api: gateway.api, requests }
}

type Seen<Data> = Pick<OperationResult<Data>, 'data' | 'error' | 'stale'>
export type Screen<Data> = {
  /** every result so far, oldest first */
  seen: Seen<Data>[]
  /** resolves with the first matching result, past or future */
  until: (wanted: (result: Seen<Data>) => boolean) => Promise<Seen<Data>>
  close: () => void
}

/** A screen that keeps its query, as `useQuery` does. */
export function openScreen<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Screen<Data> {
  const seen: Seen<Data>[] = []
  const waiting = new Set<() => void>()
  const subscription = client.query(document, variables).subscribe((result) => {
    seen.push(result)
    for (const check of waiting) check()
  })
  const screen: Screen<Data> = {
    seen,
    until: (wanted) =>
      new Promise((resolve) => {
        const check = () => {
          const found = seen.find(wanted)
          if (!found) return
          waiting.delete(check)
          resolve(found)
        }
        waiting.add(check)
        check()
      }),
    close: () => subscription.unsubscribe(),
  }
  closing({ close: async () => subscription.unsubscribe() })
  return screen
}
