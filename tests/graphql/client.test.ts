import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { query, mutate } from '../../src/graphql/execute.ts'
import { CurrentViewerDocument, LoginDocument, SetLikeDocument } from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { sampleUser } from '../gateway/support/samples.ts'
import type { Call } from '../gateway/support/tinyApi.ts'
import { HomeDocument, WatchDocument } from './documents.ts'
import { isLike, library } from './library.ts'
import { browserWithApi } from './support.ts'

closeAfterEach()

const expired = { status: 401, body: { error: { code: 'SESSION_EXPIRED', message: 'Votre session a expiré', requestId: 'r' } } }

describe('the session', () => {
  it('is sent with each request, read again each time', async () => {
    const { contents, answer } = library()
    let token: string | null = null
    const { client, api } = await browserWithApi(answer, { getToken: () => token })
    await query(client, HomeDocument, {})
    token = 'abc'
    await query(client, WatchDocument, { id: contents[0]?.uuid ?? '' })
    const asked = api.calls.filter(({ path }) => path.startsWith('/contents'))
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc'])
  })

  it('that the server refuses is deleted, and the request is retried once as a guest', async () => {
    let token: string | null = 'old'
    let ended = 0
    const answer = ({ headers }: Call) => (headers.authorization === undefined ? { body: [] } : expired)
    const { client, requests } = await browserWithApi(answer, {
      getToken: () => token,
      onUnauthenticated: () => {
        ended += 1
        token = null
      },
    })
    expect(await query(client, HomeDocument, {})).toEqual({ trending: [] })
    expect({ ended, requests }).toEqual({ ended: 1, requests: ['TestHome', 'TestHome'] })
  })

  it('of a guest does not exist, so UNAUTHENTICATED does not end it', async () => {
    let ended = 0
    const { client } = await browserWithApi(library().answer, { getToken: () => null, onUnauthenticated: () => (ended += 1) })
    await expect(mutate(client, SetLikeDocument, { contentId: randomUUID(), liked: true })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(ended).toBe(0)
  })

  it('does not end because of a wrong password', async () => {
    let ended = 0
    const refusal = {
      status: 401,
      body: { error: { code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect', requestId: 'r' } },
    }
    const { client } = await browserWithApi(() => refusal, { onUnauthenticated: () => (ended += 1) })
    const login = mutate(client, LoginDocument, { input: { email: 'a@b.fr', password: 'x' } })
    await expect(login).rejects.toMatchObject({ code: 'BAD_CREDENTIALS', message: 'E-mail ou mot de passe incorrect' })
    expect(ended).toBe(0)
  })

  it('that two requests find refused at the same time is ended once', async () => {
    let token: string | null = 'old'
    let ended = 0
    const user = sampleUser()
    const answer = ({ headers, path }: Call) => {
      if (path === '/auth/verify-token') return expired
      return headers.authorization === undefined ? { body: path.includes('trending') ? [] : user } : expired
    }
    const { client } = await browserWithApi(answer, {
      getToken: () => token,
      onUnauthenticated: () => {
        ended += 1
        token = null
      },
    })
    const both = await Promise.all([query(client, HomeDocument, {}), query(client, CurrentViewerDocument, {})])
    expect({ both, ended }).toEqual({ both: [{ trending: [] }, { viewer: null }], ended: 1 })
  })
})

describe('a temporary failure', () => {
  it('of a query is retried', async () => {
    let isDown = true
    const { client, requests } = await browserWithApi(() => {
      const reply = isDown ? { status: 503, body: {} } : { body: [] }
      isDown = false
      return reply
    })
    expect(await query(client, HomeDocument, {})).toEqual({ trending: [] })
    expect(requests).toEqual(['TestHome', 'TestHome'])
  })

  it('of a mutation is reported immediately', async () => {
    const { contents, answer, fail } = library()
    const { client, requests } = await browserWithApi(answer)
    fail(isLike, 503, 'NOT_READY')
    const liked = mutate(client, SetLikeDocument, { contentId: contents[0]?.uuid ?? '', liked: true })
    await expect(liked).rejects.toMatchObject({ code: 'NOT_READY' })
    expect(requests).toEqual(['SetLike'])
  })
})

describe('the message of an error', () => {
  it('is French when the network is lost', async () => {
    const { client } = await browserWithApi(library().answer, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    const { error } = await client.mutation(SetLikeDocument, { contentId: 'x', liked: true }).toPromise()
    expect(error?.message).toBe('Le service est momentanément indisponible')
  })
})
