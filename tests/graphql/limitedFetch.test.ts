import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limitedFetch } from '../../src/graphql/limitedFetch.ts'
import { query, mutate } from '../../src/graphql/execute.ts'
import { LoginDocument } from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach, closing } from '../gateway/support/fixture.ts'
import { HomeDocument } from './documents.ts'
import { browserWithApi } from './support.ts'

closeAfterEach()

/** A test server, and how many of its requests the client has aborted. */
async function serve(listener: RequestListener) {
  const left: string[] = []
  const server = createServer((request, response) => {
    response.on('close', () => response.writableEnded || left.push(request.url ?? ''))
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing({ close: async () => server.closeAllConnections() })
  closing({ close: async () => void server.close() })
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, left }
}

const limitMs = 100

describe('a request without a response', () => {
  it('ends with TIMEOUT, and is aborted', async () => {
    const { url, left } = await serve(() => undefined)
    await expect(limitedFetch(fetch, limitMs)(url)).rejects.toMatchObject({ code: 'TIMEOUT' })
    await expect.poll(() => left).toEqual(['/'])
  })

  it('also ends when the response is interrupted', async () => {
    const { url, left } = await serve((_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'))
    await expect(limitedFetch(fetch, limitMs)(url)).rejects.toMatchObject({ code: 'TIMEOUT' })
    await expect.poll(() => left).toEqual(['/'])
  })

  it('leaves no timer that keeps the response in memory', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answered = await limitedFetch(async () => new Response('{}'), 60_000)('/graphql')
    expect(await answered.text()).toBe('{}')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('ends when the caller aborts it, with the caller’s reason', async () => {
    const { url } = await serve(() => undefined)
    const caller = new AbortController()
    const asked = limitedFetch(fetch, 60_000)(url, { signal: caller.signal })
    caller.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })
})

describe('an event stream', () => {
  afterEach(() => vi.useRealTimers())

  it('that has begun may last longer than the limit', async () => {
    let end = (): void => undefined
    const { url, left } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
      end = () => void response.end('data: 2\n\n')
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = await limitedFetch(fetch, limitMs)(url)
    vi.advanceTimersByTime(3 * limitMs)
    end()
    expect(await answer.text()).toBe('data: 1\n\ndata: 2\n\n')
    expect(left).toEqual([])
  })

  it('has to begin within the limit', async () => {
    const { url } = await serve(() => undefined)
    await expect(limitedFetch(fetch, limitMs)(url, { headers: { accept: 'text/event-stream' } })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })
})

describe('a request of the app to a gateway that does not answer', () => {
  const untilAborted = (init?: RequestInit): Promise<Response> =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

  it('fails in French, once', async () => {
    const { client, requests } = await counted()
    await expect(query(client, HomeDocument, {})).rejects.toMatchObject({ code: 'TIMEOUT', message })
    expect(requests).toEqual(['TestHome'])
  })

  it('fails when it is a mutation', async () => {
    const { client, requests } = await counted()
    await expect(mutate(client, LoginDocument, { input: { email: 'a@b.fr', password: 'x' } })).rejects.toMatchObject({
      code: 'TIMEOUT',
      message,
    })
    expect(requests).toEqual(['Login'])
  })

  const message = 'Le serveur ne répond pas, réessayez dans un instant'
  async function counted() {
    const requests: string[] = []
    const { client } = await browserWithApi(() => ({ body: [] }), {
      limitMs,
      fetch: (_, init) => {
        requests.push(/"operationName":"(\w+)"/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ?? '?')
        return untilAborted(init)
      },
    })
    return { client, requests }
  }
})
