import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, type Person } from '../support/api.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let fan: Person
beforeAll(async () => {
  site = await startSite()
  fan = await site.api.person()
})
afterAll(() => site.close())

const page =
  'query($cursor: String) { bell { unreadCount notifications(limit: 2, cursor: $cursor) { items { id kind readAt } nextCursor } } }'
type Page = {
  bell: { unreadCount: number; notifications: { items: { id: string; kind: string; readAt: string | null }[]; nextCursor: string | null } }
}

/** A user whose video got three comments. */
async function commented(): Promise<Creator> {
  const owner = await site.api.creator()
  const content_uuid = await site.api.playable(owner)
  for (const text of ['Un', 'Deux', 'Trois']) {
    must(await site.api.call('POST', '/comments', { as: fan, body: { text, user_uuid: fan.uuid, content_uuid } }), 201)
  }
  return owner
}
const bellOf = (person: Person, cursor: string | null = null): Promise<Page> => site.gateway.data<Page>(page, { cursor }, person)

describe('the bell', () => {
  it('is null for a guest', async () => {
    expect(await site.gateway.data('{ bell { unreadCount } }')).toEqual({ bell: null })
  })

  it('counts, and lists page by page, with two REST calls', async () => {
    const owner = await commented()
    let first: Page | undefined
    const calls = await site.callsOf(async () => {
      first = await bellOf(owner)
    })
    expect(calls.toSorted()).toEqual(['GET /notifications', 'GET /notifications/unread-count'])
    expect(first?.bell).toMatchObject({
      unreadCount: 3,
      notifications: { items: [{ kind: 'comment', readAt: null }, { kind: 'comment' }] },
    })
    const second = await bellOf(owner, first?.bell.notifications.nextCursor)
    expect(second.bell.notifications).toMatchObject({ items: [{ kind: 'comment' }], nextCursor: null })
  })

  it('refuses a page that is too long', async () => {
    const { body } = await site.gateway.ask('{ bell { notifications(limit: 101) { nextCursor } } }', {}, fan)
    expect(body.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

describe('marking as read', () => {
  const readOne = 'mutation($id: ID!) { readNotification(id: $id) { notification { id readAt } bell { unreadCount } } }'

  it('one notification returns it and the count, and can be repeated', async () => {
    const owner = await commented()
    const id = (await bellOf(owner)).bell.notifications.items[0]?.id
    const once = await site.gateway.data(readOne, { id }, owner)
    expect(once).toEqual({ readNotification: { notification: { id, readAt: expect.any(String) }, bell: { unreadCount: 2 } } })
    expect(await site.gateway.data(readOne, { id }, owner)).toEqual(once)
  })

  it('all notifications leaves none unread', async () => {
    const owner = await commented()
    expect(await site.gateway.data('mutation { readAllNotifications { unreadCount } }', {}, owner)).toEqual({
      readAllNotifications: { unreadCount: 0 },
    })
    expect((await bellOf(owner)).bell.notifications.items.every(({ readAt }) => readAt !== null)).toBe(true)
  })

  it('is allowed to the recipient only', async () => {
    const owner = await commented()
    const id = (await bellOf(owner)).bell.notifications.items[0]?.id
    const codeOf = async (wanted: string | undefined, as?: Person) =>
      (await site.gateway.ask(readOne, { id: wanted }, as ?? {})).body.errors?.[0]?.extensions.code
    expect([await codeOf(id), await codeOf(id, fan), await codeOf(randomUUID(), fan)]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'NOT_FOUND',
    ])
    expect((await site.gateway.ask('mutation { readAllNotifications { unreadCount } }')).body.errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  })
})
