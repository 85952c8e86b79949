import type { OperationResult, RequestPolicy } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { query } from '../../src/graphql/execute.ts'
import { DashboardDocument, type DashboardQuery } from '../../src/graphql/generated/graphql.ts'
import { createReachability } from '../../src/graphql/reachability.ts'
import { closeAfterEach, closing } from '../gateway/support/fixture.ts'
import type { Call } from '../gateway/support/tinyApi.ts'
import { library } from './library.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

const patience = { timeout: 10_000 }
const choice = { visibility: null, q: null, sort: 'uploadDate' } as const
type Seen = OperationResult<DashboardQuery>
type Failing = { fits: (call: Call) => boolean; status: number; code: string }
const nowhere: Failing = { fits: () => false, status: 500, code: 'INTERNAL' }

/** A page that shows a dashboard, with a server that can be made to fail. */
async function visited() {
  const { answer } = library(2)
  let failing = nowhere
  const reachability = createReachability()
  let lostCount = 0
  reachability.on('lost', () => (lostCount += 1))
  const browser = await browserWithApi(
    (call, response) =>
      failing.fits(call)
        ? { status: failing.status, body: { error: { code: failing.code, message: 'Non', requestId: 'r' } } }
        : answer(call, response),
    { reachability },
  )
  const seen: Seen[] = []
  const show = (requestPolicy: RequestPolicy) =>
    browser.client.query(DashboardDocument, choice, { requestPolicy }).subscribe((result) => seen.push(result))
  let page = show('cache-first')
  closing({ close: async () => page.unsubscribe() })
  await expect.poll(() => seen.length, patience).toBe(1)
  return {
    ...browser,
    seen,
    last: () => seen.at(-1),
    lostCount: () => lostCount,
    restore: reachability.restored,
    fail: (part: Partial<Failing>) => (failing = { ...nowhere, ...part }),
    leave: () => page.unsubscribe(),
    // Like `useQuery`: the former query is released first.
    reload: async () => {
      const before = seen.length
      page.unsubscribe()
      page = show('network-only')
      await expect.poll(() => seen.length, patience).toBeGreaterThan(before)
    },
  }
}

const titles = (seen: Pick<Seen, 'data'> | undefined) => seen?.data?.dashboard?.contents.items.map(({ title }) => title).join()

const all = { fits: () => true }
const contents = { fits: ({ path }: Call) => path === '/contents' }

describe.each([
  // The dashboard, and the number of comments that wait there.
  ['the whole of it', all, 2],
  ['a part of it', contents, 1],
])('when %s cannot be refetched', (_what, failing, errors) => {
  it('what is shown stays, and the failure is reported', async () => {
    const { fail, reload, last, lostCount } = await visited()
    fail(failing)
    await reload()
    expect([titles(last()), last()?.error?.graphQLErrors.length]).toEqual(['Vidéo 0,Vidéo 1', errors])
    expect(lostCount()).toBe(1)
  })

  it('the next visit still has it', async () => {
    const { client, fail, reload, leave, requests } = await visited()
    fail(failing)
    await reload()
    leave()
    expect(titles(await client.query(DashboardDocument, choice).toPromise())).toBe('Vidéo 0,Vidéo 1')
    expect(requests).toEqual(['Dashboard', 'Dashboard'])
  })

  it('it is refetched on demand', async () => {
    const { fail, reload, last, restore, requests, seen } = await visited()
    fail(failing)
    await reload()
    fail({})
    restore()
    await expect.poll(() => last()?.error, patience).toBeUndefined()
    expect(seen.at(-2)?.stale).toBe(true)
    expect(requests).toEqual(['Dashboard', 'Dashboard', 'Dashboard'])
  })
})

it('a failed first load has no data, and is reported by the screen', async () => {
  const { client, fail, lostCount } = await visited()
  fail(all)
  const other = openScreen(client, DashboardDocument, { ...choice, sort: 'views' })
  const { data } = await other.until(({ error }) => error !== undefined)
  expect([data, lostCount()]).toEqual([null, 0])
})

it('a flow that refetches reports the failure itself', async () => {
  const { client, fail, lostCount, last } = await visited()
  fail(all)
  await expect(query(client, DashboardDocument, choice)).rejects.toMatchObject({ code: 'INTERNAL' })
  expect([titles(last()), lostCount()]).toEqual(['Vidéo 0,Vidéo 1', 0])
})

it('data that the server refuses is removed', async () => {
  const { fail, reload, last, lostCount } = await visited()
  fail({ ...all, status: 403, code: 'FORBIDDEN' })
  await reload()
  expect([last()?.data, lostCount()]).toEqual([null, 0])
})
