import { describe, expect, it } from 'vitest'
import { query, mutate } from '../../src/graphql/execute.ts'
import {
  BellNewsDocument,
  NotificationsDocument,
  MoreNotificationsDocument,
  ReadAllNotificationsDocument,
  ReadNotificationDocument,
  UnreadCountDocument,
} from '../../src/graphql/generated/graphql.ts'
import { closeAfterEach } from '../gateway/support/fixture.ts'
import { sampleUser } from '../gateway/support/samples.ts'
import type { Answerer } from '../gateway/support/tinyApi.ts'
import { browserWithApi, openScreen } from './support.ts'

closeAfterEach()

const idAt = (index: number): string => `0190c0de-0000-7000-8000-0000000000${String(index + 20)}`

/** An API with unread notifications, two a page. */
function bellApi(count: number) {
  const failing = { is: false }
  const notificationAt = (index: number) => ({
    uuid: idAt(index),
    kind: 'follow',
    createdAt: `2026-11-${19 - index}T10:00:00.000Z`,
    readAt: null as string | null,
    content: null,
    comment_uuid: null,
    channel: null,
    actor: null,
  })
  const held = Array.from({ length: count }, (_, index) => notificationAt(index))
  const answer: Answerer = ({ method, path, query }, response) => {
    if (path === '/auth/verify-token') return { body: { token: 't', owner: sampleUser() } }
    if (method === 'PUT' && failing.is) return { status: 500, body: { error: { code: 'INTERNAL', message: 'Non', requestId: 'r' } } }
    if (path === '/notifications/unread-count') return { body: { count: held.filter(({ readAt }) => readAt === null).length } }
    const read = held.filter(({ uuid }) => path.endsWith('/read-all') || path === `/notifications/${uuid}/read`)
    for (const one of read) one.readAt ??= '2026-11-20T10:00:00.000Z'
    if (method === 'PUT') return { body: read[0] ?? null }
    // A cursor names the entry that it comes after, as the API’s does.
    const start = held.findIndex(({ uuid }) => uuid === query.get('cursor')) + 1
    const last = held[start + 1]
    const more: Record<string, string> = last && start + 2 < held.length ? { 'x-next-cursor': last.uuid } : {}
    response.writeHead(200, { 'content-type': 'application/json', ...more })
    response.end(JSON.stringify(held.slice(start, start + 2)))
    return undefined
  }
  return {
    answer,
    failing,
    /** a new notification, the newest last */
    ring: (...indexes: number[]) => held.unshift(...indexes.map(notificationAt).toReversed()),
    forget: (index: number) =>
      held.splice(
        held.findIndex(({ uuid }) => uuid === idAt(index)),
        1,
      ),
  }
}

async function listing(count = 4) {
  const server = bellApi(count)
  const browser = await browserWithApi(server.answer)
  const page = openScreen(browser.client, NotificationsDocument, {})
  await page.until(({ data }) => data !== undefined)
  const header = openScreen(browser.client, UnreadCountDocument, {})
  const items = () => page.seen.at(-1)?.data?.bell?.notifications.items ?? []
  return {
    ...server,
    ...browser,
    page,
    /** each count that the bell has shown */
    counts: () => header.seen.map(({ data }) => data?.bell?.unreadCount).filter((count, index, all) => count !== all[index - 1]),
    unread: () => header.seen.at(-1)?.data?.bell?.unreadCount,
    ids: () => items().map(({ id }) => id),
    marks: () => items().map(({ readAt }) => readAt !== null),
    more: () => browser.client.query(MoreNotificationsDocument, { cursor: idAt(1) }).toPromise(),
    news: () => query(browser.client, BellNewsDocument, {}),
  }
}

describe('marking as read', () => {
  it('one updates the list and the bell’s count, without another request', async () => {
    const { client, unread, marks, requests } = await listing()
    await mutate(client, ReadNotificationDocument, { id: idAt(1) })
    expect([unread(), marks()]).toEqual([3, [false, true]])
    expect(requests).toEqual(['Notifications', 'ReadNotification'])
  })

  it('all of them updates every fetched page', async () => {
    const { client, unread, marks, more } = await listing()
    await more()
    expect(marks()).toEqual([false, false, false, false])
    await mutate(client, ReadAllNotificationsDocument, {})
    expect([unread(), marks()]).toEqual([0, [true, true, true, true]])
  })

  it('is shown before the server has answered, and is rolled back when it fails', async () => {
    const { client, unread, counts, marks, failing } = await listing()
    failing.is = true
    await expect(mutate(client, ReadAllNotificationsDocument, {})).rejects.toThrow()
    expect(counts()).toEqual([4, 0, 4])
    expect([unread(), marks()]).toEqual([4, [false, false]])
  })
})

it('merges the pages into one list', async () => {
  const { ids, more } = await listing(3)
  await more()
  expect(ids()).toEqual([idAt(0), idAt(1), idAt(2)])
})

describe('new notifications', () => {
  it('are added on top, and the fetched pages stay', async () => {
    const { ids, more, ring, news, unread, requests } = await listing(6)
    await more()
    ring(-1)
    await news()
    expect([ids(), unread()]).toEqual([[-1, 0, 1, 2, 3].map(idAt), 7])
    expect(requests).toEqual(['Notifications', 'MoreNotifications', 'BellNews'])
  })

  it('keep the list’s cursor', async () => {
    const { client, ids, more, ring, news, page } = await listing(6)
    await more()
    ring(-1)
    await news()
    const cursor = page.seen.at(-1)?.data?.bell?.notifications.nextCursor ?? ''
    await client.query(MoreNotificationsDocument, { cursor }).toPromise()
    expect(ids()).toEqual([-1, 0, 1, 2, 3, 4, 5].map(idAt))
  })

  it('replace the list when the newest page does not overlap with it', async () => {
    const { ids, more, ring, news } = await listing(6)
    await more()
    ring(-1, -2, -3)
    await news()
    expect(ids()).toEqual([-3, -2].map(idAt))
  })

  it('remove entries that were deleted among the newest', async () => {
    const { ids, more, forget, news } = await listing(6)
    await more()
    forget(1)
    await news()
    expect(ids()).toEqual([0, 2, 3].map(idAt))
  })

  it('are the whole list when it was not fetched yet', async () => {
    const { client, requests } = await browserWithApi(bellApi(4).answer)
    await query(client, BellNewsDocument, {})
    const page = openScreen(client, NotificationsDocument, {})
    expect(page.seen.at(-1)?.data?.bell?.notifications.items).toHaveLength(2)
    expect(requests).toEqual(['BellNews'])
  })
})
