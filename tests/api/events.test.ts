import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeSchema, type Change } from '../../src/shared/entities/change.ts'
import { type Creator, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi({ listen: true })
  creator = await site.creator()
  viewer = await site.register()
})
afterAll(() => site.close())

/** A real connection; `next` waits for the next change that comes through it. */
async function listen(topics: string, person?: Person) {
  const aborter = new AbortController()
  const headers = person ? { authorization: `Bearer ${person.token}` } : {}
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

const change = (content_uuid: string, channel_uuid = creator.channel): Change => ({ kind: 'media', content_uuid, channel_uuid })

describe('live changes', () => {
  it('of a content reach whoever has its link, a guest too, and only those asked for', async () => {
    const content = await site.content(creator, { statuts: 'private' })
    const guest = await listen(`content:${content}`)
    expect(guest.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await site.database.changes.publish(change(randomUUID()))
    await site.database.changes.publish(change(content))
    expect(await guest.next()).toEqual(change(content))
    guest.leave()
  })

  it('of a channel reach its owner', async () => {
    const owner = await listen(`channel:${creator.channel}`, creator)
    const content = randomUUID()
    await site.database.changes.publish(change(randomUUID(), randomUUID()))
    await site.database.changes.publish(change(content))
    expect(await owner.next()).toEqual(change(content))
    owner.leave()
  })

  it('of a channel are not for others', async () => {
    const path = `/events?topics=channel:${creator.channel}`
    expect(refusal(await site.call('GET', path))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(refusal(await site.call('GET', path, { as: viewer }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  it.each([
    ['', 400, 'MALFORMED_REQUEST'],
    ['content:abc', 400, 'MALFORMED_REQUEST'],
    [`user:${randomUUID()}`, 400, 'MALFORMED_REQUEST'],
    [`content:${randomUUID()}`, 404, 'CONTENT_NOT_FOUND'],
    [Array.from({ length: 51 }, () => `content:${randomUUID()}`).join(','), 400, 'MALFORMED_REQUEST'],
  ])('of what cannot be heard are refused: %s', async (topics, status, code) => {
    expect(refusal(await site.call('GET', `/events?topics=${topics}`))).toMatchObject({ status, code })
  })

  it('end when the site stops, which does not wait for its listeners', async () => {
    const other = await startApi({ listen: true })
    const content = await other.content(await other.creator())
    const response = await fetch(`${other.url}/events?topics=content:${content}`)
    await other.close()
    expect(await response.text()).toBe(': listening\n\n')
  })
})
