import { describe, expect, it } from 'vitest'
import { closeAfterEach, gatewayWithApi } from './support/fixture.ts'
import { sampleContent, sampleUser } from './support/samples.ts'

closeAfterEach()

describe('each REST call', () => {
  it('says for which user it is made', async () => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    await gateway.data('{ trending { id } }', {}, { token: 'abc', headers: { 'x-forwarded-for': '198.51.100.1' } })
    const [call] = gateway.api.calls
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer abc',
      // The address that the server sees, not what the request claims.
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('is aborted when the client disconnects', async () => {
    const left = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const gateway = await gatewayWithApi((_call, response) => {
      response.once('close', () => left.resolve())
      asked.resolve()
      return undefined
    })
    const leaving = new AbortController()
    const answer = fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ trending { id } }' }),
      signal: leaving.signal,
    })
    await asked.promise
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await left.promise
  })

  it('requests only the fields that the document selects', async () => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    await gateway.data(
      '{ trending { id } recommendations { content { ...F } } } fragment F on Content { hashtags ...on Content { viewerLikes } }',
    )
    expect(gateway.api.calls.map(({ path, query }) => [path, query.get('expand')])).toEqual([
      ['/contents/trending/guest', null],
      ['/contents/recommendations/guest', 'hashtags,viewer'],
    ])
  })

  it('uses the token’s user without reading the user: a like takes two calls', async () => {
    const content = sampleContent()
    const gateway = await gatewayWithApi(({ method }) => (method === 'POST' ? { status: 201, body: {} } : { body: content }))
    const setLike = `mutation { setLike(contentId: "${content.uuid}", liked: true) { id } }`
    await gateway.data(setLike, {}, { token: 't' })
    expect(gateway.api.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/reactions', { user_uuid: 'me', content_uuid: content.uuid, like: true }],
      ['GET', `/contents/${content.uuid}`, undefined],
    ])
  })

  it('is made once, however many fields need its response', async () => {
    const owner = sampleUser()
    const gateway = await gatewayWithApi(({ path }) => (path === '/auth/verify-token' ? { body: { token: 't', owner } } : { body: [] }))
    await gateway.data('{ viewer { id channel { id } } again: viewer { channel { id } } dashboard { channel { id } } }', {}, { token: 't' })
    expect(gateway.api.calls.map(({ path }) => path)).toEqual(['/auth/verify-token', `/channels/creator/${owner.uuid}`])
  })
})

it('a closing gateway waits for requests in flight', async () => {
  const asked = Promise.withResolvers<() => void>()
  const gateway = await gatewayWithApi((_call, response) => {
    asked.resolve(() => response.end('[]'))
    return undefined
  })
  const answer = gateway.data('{ trending { id } }')
  const finish = await asked.promise
  const closed = gateway.gateway.close()
  finish()
  expect(await answer).toEqual({ trending: [] })
  await closed
})
