import { Client, CombinedError, type Exchange, gql, makeErrorResult } from '@urql/core'
import { expect, it } from 'vitest'
import { filter, map, pipe } from 'wonka'
import { createReachability } from '../../src/graphql/reachability.ts'
import { resubscribeExchange, type StartResubscription } from '../../src/graphql/resubscribeExchange.ts'

it('reports each interruption to one resubscription, until there is a response', () => {
  let outcome: 'lost' | 'answered' = 'lost'
  let resume = (): void => undefined
  const calls: string[] = []
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'subscription'),
      map((operation) =>
        outcome === 'lost'
          ? makeErrorResult(operation, new CombinedError({ networkError: new TypeError('Failed to fetch') }))
          : { operation, data: { count: 1 }, stale: false, hasNext: true },
      ),
    )
  const start: StartResubscription = (resumeSubscription) => {
    calls.push('started')
    resume = resumeSubscription
    return { interrupted: () => calls.push('interrupted'), stop: () => calls.push('stopped') }
  }
  const client = new Client({
    url: 'http://localhost',
    preferGetMethod: false,
    exchanges: [resubscribeExchange(createReachability(), start), server],
  })
  const seen: unknown[] = []
  const subscription = client.subscription(gql('subscription { count }'), {}).subscribe(({ data }) => seen.push(data))
  resume()
  expect([calls, seen]).toEqual([['started', 'interrupted'], []])
  outcome = 'answered'
  resume()
  expect([calls, seen]).toEqual([['started', 'interrupted', 'stopped'], [{ count: 1 }]])
  subscription.unsubscribe()
  expect(calls).toEqual(['started', 'interrupted', 'stopped'])
})
