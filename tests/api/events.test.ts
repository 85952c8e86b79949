import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reactionSchema } from '../../src/shared/entities/reaction.ts'
import { changeSchema, type Change } from '../../src/shared/entities/change.ts'
import { sessionSchema } from '../../src/shared/entities/user.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator()
  viewer = await site.person()
})
afterAll(() => site.close())

/** A real connection; `next` waits for the next change received on it. */
async function listen(topics: string, person?: Person, from?: string) {
  const aborter = new AbortController()
  const headers = { ...(person && { authorization: `Bearer ${person.token}` }), ...(from !== undefined && { 'x-forwarded-for': from }) }
  const response = await fetch(`${site.url}/events?topics=${topics}`, { headers, signal: aborter.signal })
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    response,
    async next(): Promise<Change | 'end'> {
      for (;;) {
        const event = /data: (.*)\n\n/.exec(text)
        if (event?.[1] !== undefined) {
          text = text.slice(event.index + event[0].length)
          return changeSchema.parse(JSON.parse(event[1]))
        }
        const { value, done } = await reader.read()
        if (done) return 'end'
        text += value
      }
    },
    leave: () => aborter.abort(),
  }
}

/** Opens another stream and closes it. */
async function tryToListen(content: string, from: string): Promise<'open' | null> {
  const response = await fetch(`${site.url}/events?topics=content:${content}`, { headers: { 'x-forwarded-for': from } })
  await response.body?.cancel()
  return response.ok ? 'open' : null
}

const change = (content_uuid: string, channel_uuid = creator.channel): Change => ({ kind: 'media', content_uuid, channel_uuid })

describe('live changes', () => {
  it('of a content are sent to everyone with its link, also to guests, and only the requested ones', async () => {
    const content = await site.content(creator, { statuts: 'private' })
    const guest = await listen(`content:${content}`)
    expect(guest.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await site.database.changes.publish(change(randomUUID()))
    await site.database.changes.publish(change(content))
    expect(await guest.next()).toEqual(change(content))
    guest.leave()
  })

  it('of a channel are sent to its owner', async () => {
    const owner = await listen(`channel:${creator.channel}`, creator)
    const content = randomUUID()
    await site.database.changes.publish(change(randomUUID(), randomUUID()))
    await site.database.changes.publish(change(content))
    expect(await owner.next()).toEqual(change(content))
    owner.leave()
  })

  it('of a channel are refused to others', async () => {
    const path = `/events?topics=channel:${creator.channel}`
    expect(refusal(await site.call('GET', path))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(refusal(await site.call('GET', path, { as: viewer }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it('of a content concern its media, comments and counts', async () => {
    const content = await site.content(creator)
    const guest = await listen(`content:${content}`)
    const about = { content_uuid: content, channel_uuid: creator.channel }
    const changes: Change[] = [
      { kind: 'media', ...about },
      { kind: 'comment', ...about, comment_uuid: randomUUID() },
      { kind: 'counts', ...about },
    ]
    await site.database.changes.publish(changes)
    const received = [await guest.next(), await guest.next(), await guest.next()]
    expect(received).toEqual(expect.arrayContaining(changes))
    guest.leave()
  })

  it('of its likes are sent when a like is given, changed, or removed', async () => {
    const content = await site.content(creator)
    const guest = await listen(`content:${content}`)
    const of = `user/${viewer.uuid}/content/${content}`
    const body = { user_uuid: viewer.uuid, content_uuid: content, like: true }
    const { uuid } = reactionSchema.parse(must(await site.call('POST', '/reactions', { as: viewer, body }), 201))
    const counts = { kind: 'counts', content_uuid: content, channel_uuid: creator.channel }
    expect(await guest.next()).toEqual(counts)
    must(await site.call('PUT', `/reactions/${uuid}`, { as: viewer, body: { like: false } }), 200)
    expect(await guest.next()).toEqual(counts)
    must(await site.call('DELETE', `/reactions/${of}`, { as: viewer }), 204)
    expect(await guest.next()).toEqual(counts)
    guest.leave()
  })

  it('of a channel include that a content was deleted, alone or with the channel', async () => {
    const other = await site.creator()
    const [first, second] = [await site.content(other), await site.content(other)]
    const owner = await listen(`channel:${other.channel}`, other)
    must(await site.call('DELETE', `/contents/${first}`, { as: other }), 204)
    expect(await owner.next()).toEqual(change(first, other.channel))
    must(await site.call('DELETE', `/channels/${other.channel}`, { as: other }), 204)
    expect(await owner.next()).toEqual(change(second, other.channel))
    owner.leave()
  })

  it('of a user concern notifications only', async () => {
    const owner = await listen(`user:${creator.uuid}`, creator)
    await site.database.changes.publish([change(creator.uuid, creator.uuid), { kind: 'notification', user_uuid: viewer.uuid }])
    const body = { follower_uuid: viewer.uuid, followed_uuid: creator.channel }
    must(await site.call('POST', '/follows', { as: viewer, body }), 201)
    expect(await owner.next()).toEqual({ kind: 'notification', user_uuid: creator.uuid })
    owner.leave()
  })

  it('of a user are refused to others', async () => {
    const path = `/events?topics=user:${creator.uuid}`
    expect(refusal(await site.call('GET', path, { as: viewer }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await site.call('GET', path))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('are limited to a hundred streams per address, one of which must end before another begins', async () => {
    const content = await site.content(creator)
    const open: Awaited<ReturnType<typeof listen>>[] = []
    const from = '203.0.113.9'
    for (let stream = 0; stream < 100; stream += 1) open.push(await listen(`content:${content}`, undefined, from))
    const path = `/events?topics=content:${content}`
    const more = () => site.call('GET', path, { headers: { 'x-forwarded-for': from } })
    expect(refusal(await more())).toEqual({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Trop de connexions en direct à la fois : fermez une autre fenêtre, ou réessayez dans 10\u00a0secondes',
    })
    const elsewhere = await listen(`content:${content}`, undefined, '203.0.113.10')
    for (const stream of [...open.splice(0, 50), elsewhere]) stream.leave()
    await expect.poll(async () => (await tryToListen(content, from)) ?? 'refused').toBe('open')
    for (const stream of open) stream.leave()
  })

  it.each([
    ['', 400, 'MALFORMED_REQUEST'],
    ['content:abc', 400, 'MALFORMED_REQUEST'],
    [`role:${randomUUID()}`, 400, 'MALFORMED_REQUEST'],
    [`user:${randomUUID()}`, 401, 'UNAUTHENTICATED'],
    [`content:${randomUUID()}`, 404, 'CONTENT_NOT_FOUND'],
    [Array.from({ length: 51 }, () => `content:${randomUUID()}`).join(','), 400, 'MALFORMED_REQUEST'],
  ])('of unknown things are refused: %s', async (topics, status, code) => {
    expect(refusal(await site.call('GET', `/events?topics=${topics}`))).toMatchObject({ status, code })
  })

  it.each(['log-out', 'closing the session from elsewhere', 'a new password', 'deleting the account'])(
    'end with their session: %s',
    async (way) => {
      const [person, other] = [await site.person(), await site.person()]
      const login = { email: person.email, password: person.password }
      const { token } = sessionSchema.parse(must(await site.call('POST', '/auth/login', { body: login }), 200))
      const here = { ...person, token }
      const [ends, stays] = [await listen(`user:${person.uuid}`, here), await listen(`user:${other.uuid}`, other)]
      const elsewhere = person
      const endings: Record<string, () => Promise<unknown>> = {
        'log-out': () => site.call('POST', '/auth/logout', { as: here }),
        'closing the session from elsewhere': () => site.call('DELETE', '/auth/sessions', { as: elsewhere }),
        'a new password': () =>
          site.call('PUT', `/users/${person.uuid}`, {
            as: elsewhere,
            body: { password: 'Autre-passe7!', current_password: person.password },
          }),
        'deleting the account': () =>
          site.call('DELETE', `/users/${person.uuid}`, { as: elsewhere, body: { current_password: person.password } }),
      }
      await endings[way]?.()
      expect(await ends.next()).toBe('end')
      await site.database.changes.publish({ kind: 'notification', user_uuid: other.uuid })
      expect(await stays.next()).toEqual({ kind: 'notification', user_uuid: other.uuid })
      stays.leave()
    },
  )

  it('end when the site stops, which does not wait for the clients', async () => {
    const other = await startApi({ listen: true })
    const content = await other.content(await other.creator())
    const response = await fetch(`${other.url}/events?topics=content:${content}`)
    await other.close()
    expect(await response.text()).toBe(': listening\n\n')
  })
})
