import { describe, expect, it } from 'vitest'
import { GuestCache } from '../../src/gateway/http/guestCache.ts'
import { closeAfterEach, type Fixture, gatewayWithApi } from './support/fixture.ts'
import { sampleContent, sampleUser } from './support/samples.ts'
import type { Call } from './support/tinyApi.ts'

closeAfterEach()

type Titles = { trending: { title: string }[] }
const trending = '{ trending { title } }'

/** Returns its caller's name, and counts the calls. */
function callerName() {
  let count = 0
  return ({ headers, path }: Call) => {
    count += 1
    const name = `${headers.authorization ?? 'invité'} ${count}`
    if (path === '/auth/verify-token') return { body: { token: 't', owner: sampleUser() } }
    return { body: path.startsWith('/contents/trending') ? [sampleContent({ title: name })] : sampleContent({ title: name }) }
  }
}

const titleOf = async (gateway: Fixture, token?: string): Promise<string> =>
  (await gateway.data<Titles>(trending, {}, { token })).trending[0]?.title ?? ''

describe('guests’ queries', () => {
  it('share one response between all guests who send the same bytes', async () => {
    const gateway = await gatewayWithApi(callerName())
    expect([await titleOf(gateway), await titleOf(gateway)]).toEqual(['invité 1', 'invité 1'])
    expect(gateway.api.calls).toHaveLength(1)
  })

  it('with other variables have other responses', async () => {
    const gateway = await gatewayWithApi(callerName())
    const query = 'query($limit: Int!) { trending(limit: $limit) { title } }'
    await gateway.data(query, { limit: 3 })
    await gateway.data(query, { limit: 4 })
    expect(gateway.api.calls.map((call) => call.query.get('limit'))).toEqual(['3', '4'])
  })

  it('that failed are executed again', async () => {
    let status = 503
    const gateway = await gatewayWithApi(() => ({ status, body: [] }))
    await gateway.ask(trending)
    status = 200
    expect(await gateway.data(trending)).toEqual({ trending: [] })
  })

  it('have no cookie and keep their content type', async () => {
    const gateway = await gatewayWithApi((_call, response) => {
      response.setHeader('set-cookie', 'a=b')
      return { body: [] }
    })
    const first = await gateway.ask(trending)
    const second = await gateway.ask(trending)
    expect(gateway.api.calls).toHaveLength(1)
    for (const { headers } of [first, second]) {
      expect({ cookie: headers.get('set-cookie'), type: headers.get('content-type') }).toEqual({
        cookie: null,
        type: 'application/json; charset=utf-8',
      })
    }
  })
})

describe('a long response', () => {
  const contents = Array.from({ length: 20 }, () => sampleContent())
  const long = '{ trending(limit: 20) { id title channel { name } media { state } } }'

  it.each([
    ['gzip', 'gzip', 'gzip'],
    ['gzip among others', 'br, gzip;q=0.8', 'gzip'],
    ['nothing', 'identity', null],
    ['anything but gzip', 'gzip;q=0, *', null],
  ])('is sent at the speed of the client, uncached and cached: %s', async (_what, accepted, expected) => {
    const gateway = await gatewayWithApi(() => ({ body: contents }))
    for (const _time of ['fresh', 'cached']) {
      const { body, headers } = await gateway.ask(long, {}, { headers: { 'accept-encoding': accepted } })
      expect({ encoding: headers.get('content-encoding'), vary: headers.get('vary') }).toEqual({
        encoding: expected,
        vary: 'accept-encoding',
      })
      expect(body.data).toMatchObject({ trending: contents.map(({ uuid }) => ({ id: uuid })) })
    }
    expect(gateway.api.calls).toHaveLength(1)
  })
})

describe('signed-in users', () => {
  it('never get the response of a guest or of another user', async () => {
    const gateway = await gatewayWithApi(callerName())
    const titles = [
      await titleOf(gateway),
      await titleOf(gateway, 'camille'),
      await titleOf(gateway, 'noe'),
      await titleOf(gateway, 'camille'),
      await titleOf(gateway),
    ]
    expect(titles).toEqual(['invité 1', 'Bearer camille 2', 'Bearer noe 3', 'Bearer camille 4', 'invité 1'])
  })

  it('with an invalid token are not treated as guests', async () => {
    const gateway = await gatewayWithApi(callerName())
    await titleOf(gateway)
    await gateway.ask(trending, {}, { headers: { authorization: 'Basic abc' } })
    expect(gateway.api.calls).toHaveLength(2)
  })
})

it('a mutation is never answered from the cache', async () => {
  const gateway = await gatewayWithApi(() => ({ body: { token: 'secret', owner: sampleUser() } }))
  const login = 'mutation { login(input: { email: "a@b.fr", password: "x" }) { token } }'
  await gateway.data(login)
  await gateway.data(login)
  expect(gateway.api.calls).toHaveLength(2)
})

describe('the cache', () => {
  const answer = (size: number) => ({ contentType: 'application/json', body: Buffer.alloc(size), gzipped: undefined })
  const held = (cache: GuestCache, keys: string) => keys.split('').filter((key) => cache.get(key))

  it('expires', () => {
    let now = 0
    const cache = new GuestCache({ ttlMs: 100, maxEntries: 10, maxBytes: 1000, now: () => now })
    cache.set('a', answer(1))
    now = 99
    expect(held(cache, 'a')).toEqual(['a'])
    now = 100
    expect(held(cache, 'a')).toEqual([])
  })

  it('has a maximum number of entries and bytes, and keeps the newest', () => {
    const cache = new GuestCache({ ttlMs: 100, maxEntries: 3, maxBytes: 100, now: () => 0 })
    for (const key of 'abcd') cache.set(key, answer(10))
    expect(held(cache, 'abcd')).toEqual(['b', 'c', 'd'])
    cache.set('e', answer(80))
    expect(held(cache, 'abcde')).toEqual(['d', 'e'])
    cache.set('f', answer(200))
    expect(held(cache, 'abcdef')).toEqual([])
    cache.set('g', answer(98))
    expect(held(cache, 'g')).toEqual(['g'])
  })
})
