import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from '../../src/api/http/cursor.ts'
import { readContentCursor, readOffset } from '../../src/api/search/cursor.ts'
import { topicsSchema } from '../../src/api/events/topics.ts'
import { AppError } from '../../src/shared/errors.ts'
import { type Creator, refusal, startApi, type TestApi } from '../support/api.ts'
import type { World } from './endpointRow.ts'
import { endpoints } from './endpoints.ts'

/** `read`, or the code of the error. */
function outcomeOf(cursor: string): string {
  try {
    readCursor(cursor)
    return 'read'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('a cursor', () => {
  it('is parsed as it was written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.uuid(), (key, uuid) => {
        const position = { key: key === 0 ? 0 : key, uuid }
        expect(readCursor(writeCursor(position))).toEqual(position)
      }),
    )
  })

  it('that a client has stored can still be read', () => {
    const uuid = '0b7c9f5e-6d1a-4c3b-9e2f-1a2b3c4d5e6f'
    expect(readCursor('WzE3NjQwMDAwMDAxMjM0NTYsIjBiN2M5ZjVlLTZkMWEtNGMzYi05ZTJmLTFhMmIzYzRkNWU2ZiJd')).toEqual({
      key: 1764000000123456,
      uuid,
    })
    const kept =
      'WyJtYW55IixbMTIuNSwiMGI3YzlmNWUtNmQxYS00YzNiLTllMmYtMWEyYjNjNGQ1ZTZmIl0sbnVsbCxbMywiMGI3YzlmNWUtNmQxYS00YzNiLTllMmYtMWEyYjNjNGQ1ZTZmIl1d'
    expect(readContentCursor(kept)).toEqual({ mode: 'many', start: { key: 12.5, uuid }, end: null, after: { key: 3, uuid } })
    expect(readOffset('WzQwXQ')).toBe(40)
  })

  it('that was modified is malformed, and never another error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.json().map((text) => Buffer.from(text).toString('base64url')),
        ),
        (cursor) => {
          expect(['read', 'MALFORMED_REQUEST']).toContain(outcomeOf(cursor))
        },
      ),
    )
  })
})

describe('topics', () => {
  it('are in the requested number', () => {
    const topic = fc.record({ kind: fc.constantFrom('content', 'channel', 'user'), uuid: fc.uuid() })
    fc.assert(
      fc.property(fc.array(topic, { minLength: 1, maxLength: 50 }), (topics) => {
        expect(topicsSchema.parse(topics.map(({ kind, uuid }) => `${kind}:${uuid}`).join(','))).toEqual(topics)
      }),
    )
  })
})

describe('any body and any query', () => {
  let site: TestApi
  let creator: Creator
  let world: World

  beforeAll(async () => {
    site = await startApi()
    creator = await site.creator()
    const content = await site.playable(creator)
    const none = '6a1f0c0e-0000-4000-8000-000000000000'
    world = {
      owner: creator,
      editor: creator,
      content,
      role: none,
      reaction: none,
      view: none,
      historical: none,
      playlist: none,
      hashtag: none,
      comment: none,
      problemReport: none,
      report: none,
      upload: none,
      captions: none,
      follow: none,
      followed: none,
      notification: none,
    }
  })
  afterAll(() => site.close())

  // Texts that broke other programs: quotes, markup, NUL and lone surrogates, numbers beyond every type.
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      "'; drop table users; --",
      '<script>alert(1)</script>',
      '\u0000',
      '\ud800',
      '%00',
      '../../etc/passwd',
      'é'.repeat(5000),
    ),
  )
  const value = fc.oneof(
    text,
    fc.double(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.uuid(),
    fc.array(text, { maxLength: 3 }),
  )
  const fields = [
    'title',
    'description',
    'statuts',
    'name',
    'text',
    'username',
    'email',
    'firstname',
    'user_uuid',
    'content_uuid',
    'channel_uuid',
    'creator_uuid',
    'role_id',
    'like',
    'position',
    'hashtags',
    'idempotency_key',
    'token',
    'selfAssignable',
  ]
  const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value), fc.jsonValue())
  const query = fc.dictionary(fc.constantFrom('limit', 'cursor', 'ids', 'expand', 'channel', 'content_uuid', 'topics'), text, {
    maxKeys: 3,
  })
  const open = endpoints.filter(
    ({ endpoint }) => !/ \/(files|uploads|events)|POST \/auth\/logout|DELETE \/(users|channels|contents)/.test(endpoint),
  )

  it('is answered with the API’s own error body, never with a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...open), body, query, async ({ endpoint, path }, sent, search) => {
        const method = endpoint.split(' ')[0]
        if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') return
        const address = `${path(world)}${path(world).includes('?') ? '&' : '?'}${new URLSearchParams(search)}`
        const answer = await site.call(method, address, { as: creator, ...(method === 'GET' ? {} : { body: sent }) })
        expect(answer.status).toBeLessThan(500)
        // Parsing it as an error fails when it has another shape.
        expect(answer.status < 400 ? 'answered' : refusal(answer).code).not.toBe('INTERNAL')
      }),
      { numRuns: 600 },
    )
  })
})
