import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let person: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator()
  person = await site.person()
})
afterAll(() => site.close())

const malformed = { status: 400, code: 'MALFORMED_REQUEST', message: 'La requête est mal formée' }
const count = async () => {
  const tables = ['users', 'channels', 'contents', 'reactions', 'views', 'history', 'hashtags', 'roles'] as const
  return Promise.all(tables.map((table) => site.database.db.selectFrom(table).select('uuid').execute()))
}
const nothingChanged = async (act: () => Promise<void>): Promise<void> => {
  const before = await count()
  await act()
  expect(await count()).toEqual(before)
}

describe('a body', () => {
  it.each(['{', '{"title": }', '[1,', '"', '{"__proto__": {"isAdministrator": true}}'])('that is not JSON is refused: %s', async (body) => {
    await nothingChanged(async () => expect(refusal(await site.call('POST', '/contents', { as: creator, body }))).toEqual(malformed))
  })

  it.each([
    ['/users', {}, { username: 'Ce champ est obligatoire', email: 'Ce champ est obligatoire', password: 'Ce champ est obligatoire' }],
    [
      '/users',
      { username: 1, email: null, password: [] },
      { username: 'La valeur est mal formée', email: 'La valeur est mal formée', password: 'La valeur est mal formée' },
    ],
    ['/users', { username: 'nul\u0000nul', email: 'a@b.fr', password: 'Passe-partout7!' }, { username: 'La valeur est mal formée' }],
    [
      '/contents',
      { title: 'T', statuts: 'secret', channel_uuid: 'x' },
      { statuts: 'La valeur est mal formée', channel_uuid: 'La valeur est mal formée' },
    ],
    [
      '/contents',
      { title: 'T', statuts: 'public', channel_uuid: randomUUID(), hashtags: [1] },
      { 'hashtags.0': 'La valeur est mal formée' },
    ],
    [
      '/reactions',
      { user_uuid: 'x', content_uuid: randomUUID(), like: 'oui' },
      { user_uuid: 'La valeur est mal formée', like: 'La valeur est mal formée' },
    ],
  ])('of the wrong shape for %s is refused field by field', async (path, body, fields) => {
    await nothingChanged(async () =>
      expect(refusal(await site.call('POST', path, { as: creator, body }))).toEqual({ ...malformed, fields }),
    )
  })

  it.each(['null', '[]', '"texte"', '12'])('that is %s instead of an object is refused', async (body) => {
    await nothingChanged(async () => expect(refusal(await site.call('POST', '/contents', { as: creator, body }))).toEqual(malformed))
  })

  it('that is missing is refused', async () => {
    const json = { 'content-type': 'application/json' }
    expect(refusal(await site.call('POST', '/contents', { as: creator }))).toEqual(malformed)
    expect(refusal(await site.call('POST', '/contents', { as: creator, headers: json }))).toEqual(malformed)
  })

  it('is not required by an endpoint without input, whatever the content type', async () => {
    const other = await site.person()
    must(await site.call('POST', '/auth/logout', { as: other, headers: { 'content-type': 'application/json' }, body: '' }), 204)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of another content type (%s) is refused',
    async (type) => {
      const answer = await site.call('POST', '/contents', { as: creator, headers: { 'content-type': type }, body: 'title=T' })
      expect(refusal(answer)).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Ce type de contenu n’est pas accepté' })
    },
  )

  it('that is too large is refused by its announced length', async () => {
    const tooLarge = { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Le corps de la requête est trop volumineux' }
    const body = { title: 'x'.repeat(300 * 1024), statuts: 'public', channel_uuid: creator.channel }
    await nothingChanged(async () => expect(refusal(await site.call('POST', '/contents', { as: creator, body }))).toEqual(tooLarge))
    expect(await announce(`${site.url}/users`, 10_000_000)).toBe(413)
  })
})

/** Sends only the headers. @returns the status that arrives before any body was sent */
function announce(url: string, bytes: number): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': bytes } })
  sent.once('response', (response) => {
    resolve(response.statusCode)
    sent.destroy()
  })
  sent.once('error', reject)
  sent.flushHeaders()
  return promise
}

describe('another user’s uuid in a body', () => {
  it.each([
    ['/reactions', (content: string) => ({ user_uuid: creator.uuid, content_uuid: content, like: true })],
    ['/views', (content: string) => ({ user_uuid: creator.uuid, content_uuid: content })],
    ['/historicals', (content: string) => ({ user_uuid: creator.uuid, content_uuid: content })],
    ['/channels', () => ({ creator_uuid: creator.uuid, name: 'Volée', description: '' })],
  ])('of POST %s is refused and nothing is stored', async (path, bodyOf) => {
    const content = await site.playable(creator)
    await nothingChanged(async () => {
      expect(refusal(await site.call('POST', path, { as: person, body: bodyOf(content) }))).toEqual({
        status: 403,
        code: 'FORBIDDEN',
        message: 'Vous n’avez pas le droit de faire cela',
      })
    })
  })
})

describe('an address', () => {
  it.each(['/nulle-part', '/contents/a/b/c', '/', ''])('that does not exist (%s) is not found, with the usual error body', async (path) => {
    expect(refusal(await site.call('GET', path))).toEqual({ status: 404, code: 'NOT_FOUND', message: 'Cette ressource n’existe pas' })
  })

  it('with a method that it does not support lists the supported methods', async () => {
    const answer = await site.call('DELETE', '/comments')
    expect(refusal(answer)).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Cette méthode n’est pas permise ici' })
    expect(answer.headers['allow']).toBe('GET, POST')
    expect(refusal(await site.call('PATCH', `/contents/${randomUUID()}`, { body: '{' })).code).toBe('METHOD_NOT_ALLOWED')
  })

  it('answers OPTIONS with its methods, and without CORS headers: the API is for its own site only', async () => {
    const answer = await site.app.inject({ method: 'OPTIONS', url: '/api/comments' })
    expect([answer.statusCode, answer.headers['allow'], answer.headers['access-control-allow-origin']]).toEqual([
      405,
      'GET, POST',
      undefined,
    ])
  })

  it('has a Vary header for the session on every response', async () => {
    for (const path of ['/contents', `/contents/${randomUUID()}`, '/reactions']) {
      expect((await site.call('GET', path)).headers, path).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Authorization' })
    }
    expect((await site.call('GET', '/openapi.json')).headers).not.toHaveProperty('vary')
  })

  it('with invalid percent-encoding is malformed', async () => {
    expect(refusal(await site.call('GET', '/users/%E0%A4%A'))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
  })
})

describe('an unexpected error', () => {
  it('is answered with the request’s id only', async () => {
    const broken = await startApi()
    await broken.database.db.schema.dropTable('reactions').execute()
    const someone = await broken.person()
    const answer = await broken.call('GET', '/reactions', { as: someone })
    expect(answer.body).toEqual({
      error: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue', requestId: expect.any(String) },
    })
    expect(answer.status).toBe(500)
    await broken.close()
  })
})
