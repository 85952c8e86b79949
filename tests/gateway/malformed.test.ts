import { describe, expect, it } from 'vitest'
import { closeAfterEach, gatewayWithApi } from './support/fixture.ts'

closeAfterEach()

const malformed = { message: 'La requête est mal formée', extensions: { code: 'MALFORMED_REQUEST', requestId: expect.any(String) } }

async function post(body: string, headers: Record<string, string> = { 'content-type': 'application/json' }, options = {}) {
  const gateway = await gatewayWithApi(() => ({ body: [] }), options)
  const response = await fetch(gateway.url, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json(), calls: gateway.api.calls.length }
}

describe('a malformed request is answered 400 in French, without a REST call', () => {
  it.each([
    ['a syntax error', '{ trending { id }'],
    ['an unknown field', '{ trending { nope } }'],
    ['a missing selection', '{ trending }'],
    [
      'a value that an enumeration has not',
      'query($id: PlaylistSort!) { playlistContents(playlistId: "a", sort: $id, limit: 1) { nextCursor } }',
    ],
    ['a variable of the wrong type', 'query($id: Int!) { content(id: $id) { id } }'],
    ['no operation', 'fragment A on Content { id }'],
  ])('%s', async (_what, query) => {
    const { status, body, calls } = await post(JSON.stringify({ query, variables: { id: 'x' } }))
    expect({ status, first: body.errors[0], calls }).toMatchObject({ status: 400, first: malformed, calls: 0 })
    expect(JSON.stringify(body)).not.toMatch(/Syntax|Cannot query|Did you mean|detail/)
  })

  it.each([
    ['what is not JSON', '{"query":'],
    ['JSON that is no request', '"hello"'],
    ['an empty body', ''],
    ['no query', '{"variables":{}}'],
    ['a batch', '[{"query":"{ viewer { id } }"}]'],
    ['variables that are no object', '{"query":"{ viewer { id } }","variables":"x"}'],
  ])('%s', async (_what, text) => {
    const { status, body } = await post(text)
    expect({ status, body }).toEqual({ status: 400, body: { errors: [malformed] } })
  })

  it('a missing variable', async () => {
    const { status, body } = await post(JSON.stringify({ query: 'query($id: ID!) { content(id: $id) { id } }' }))
    expect({ status, first: body.errors[0] }).toMatchObject({ status: 400, first: malformed })
  })
})

describe('other refusals', () => {
  it('a body beyond 100 kB is 413', async () => {
    const { status, body } = await post(JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(110 * 1024)}` }))
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  it('XML is 415', async () => {
    const { status, body } = await post('<a/>', { 'content-type': 'application/xml' })
    expect({ status, code: body.errors[0].extensions.code }).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'query=mutation{logout}'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--'],
    ['plain text', 'text/plain', '{"query":"mutation { logout }"}'],
  ])('%s, which another site could send, is 403', async (_what, contentType, text) => {
    const { status, body, calls } = await post(text, { 'content-type': contentType })
    expect({ status, code: body.errors[0].extensions.code, calls }).toEqual({ status: 403, code: 'FORBIDDEN', calls: 0 })
  })

  it.each(['PUT', 'DELETE'])('%s without a document is refused', async (method) => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    const response = await fetch(gateway.url, { method })
    const body = await response.json()
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(body.errors[0].message).toMatch(
      /^(La requête est mal formée|Vous n’avez pas le droit de faire cela|Cette méthode n’est pas permise ici)$/,
    )
  })

  it.each(['text/html', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '*/*'])(
    'a browser that opens it as a page (%s) gets our own 404 page',
    async (accept) => {
      const gateway = await gatewayWithApi(() => ({ body: [] }))
      const response = await fetch(gateway.url, { headers: { accept } })
      expect([response.status, response.headers.get('allow'), response.headers.get('content-type')]).toEqual([
        405,
        'GET, POST',
        'application/json; charset=utf-8',
      ])
      expect(await response.json()).toEqual({
        errors: [
          { message: 'Cette méthode n’est pas permise ici', extensions: { code: 'METHOD_NOT_ALLOWED', requestId: expect.any(String) } },
        ],
      })
      const head = await fetch(gateway.url, { method: 'HEAD', headers: { accept } })
      expect([head.status, await head.text(), gateway.api.calls.length]).toEqual([405, '', 0])
    },
  )

  it('a mutation by GET is refused', async () => {
    const gateway = await gatewayWithApi(() => ({ body: [] }))
    const response = await fetch(`${gateway.url}?query=${encodeURIComponent('mutation { logout }')}`, {
      headers: { 'x-graphql-yoga-csrf': '1' },
    })
    expect({ status: response.status, calls: gateway.api.calls.length }).toEqual({ status: 405, calls: 0 })
  })
})

describe('the schema', () => {
  const introspection = JSON.stringify({ query: '{ __schema { types { name } } }' })

  it('cannot be introspected in production', async () => {
    const { status, body } = await post(introspection)
    expect({ status, first: body.errors[0] }).toMatchObject({ status: 400, first: malformed })
  })

  it('can be introspected in development, where validation errors are detailed too', async () => {
    const { body } = await post(introspection, undefined, { production: false })
    expect(body.data.__schema.types).toContainEqual({ name: 'Content' })
    const wrong = await post(JSON.stringify({ query: '{ nope }' }), undefined, { production: false })
    expect(wrong.body.errors[0].extensions.detail).toBe('Cannot query field "nope" on type "Query".')
  })
})
