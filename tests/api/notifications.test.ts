import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteOldNotifications } from '../../src/db/notification/notifications.ts'
import { commentSchema } from '../../src/shared/entities/comment.ts'
import { followSchema } from '../../src/shared/entities/follow.ts'
import { notificationSchema, type Notification } from '../../src/shared/entities/notification.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let creator: Creator
let viewer: Person

beforeAll(async () => {
  site = await startApi()
})
beforeEach(async () => {
  creator = await site.creator('La mer')
  viewer = await site.person()
})
afterAll(() => site.close())

async function follow(person: Person, { channel }: Creator, notify: boolean): Promise<void> {
  const body = { follower_uuid: person.uuid, followed_uuid: channel }
  const { uuid } = followSchema.parse(must(await site.call('POST', '/follows', { as: person, body }), 201))
  must(await site.call('PUT', `/follows/${uuid}`, { as: person, body: { notify } }), 200)
}
async function comment(person: Person, content: string, parent: string | null = null): Promise<string> {
  const body = { text: 'Bravo', user_uuid: person.uuid, content_uuid: content, parent_uuid: parent }
  return commentSchema.parse(must(await site.call('POST', '/comments', { as: person, body }), 201)).uuid
}
const setVisibility = async (content: string, statuts: 'public' | 'private') =>
  must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { statuts } }), 200)
/** A playable content whose creator changes it from private to public. */
async function publish(): Promise<string> {
  const content = await site.playable(creator, { title: 'Les vagues', statuts: 'private' })
  await setVisibility(content, 'public')
  return content
}

const listOf = async (person: Person, query = ''): Promise<Notification[]> =>
  notificationSchema.array().parse(must(await site.call('GET', `/notifications${query}`, { as: person }), 200))
const countOf = async (person: Person) => must(await site.call('GET', '/notifications/unread-count', { as: person }), 200)
/** A user's notifications, and the unread count. */
const bellOf = async (person: Person) => ({
  list: (await listOf(person)).map(({ kind, content, comment_uuid, actor }) => ({
    kind,
    content: content?.uuid ?? null,
    comment: comment_uuid,
    actor: actor?.uuid ?? null,
  })),
  ...Object(await countOf(person)),
})
const emptyBell = { list: [], count: 0 }

describe('a new video', () => {
  it('sends a notification with every field that the bell’s list shows', async () => {
    await follow(viewer, creator, true)
    const content = await publish()
    const [line] = await listOf(viewer)
    expect(line).toEqual({
      uuid: line?.uuid,
      kind: 'newContent',
      createdAt: line?.createdAt,
      readAt: null,
      content: { uuid: content, title: 'Les vagues', thumbnail_url: expect.stringMatching(/^\/media\/.*webp$/) },
      comment_uuid: null,
      channel: { uuid: creator.channel, name: 'La mer', avatar: null },
      actor: null,
    })
    expect(await countOf(viewer)).toEqual({ count: 1 })
  })

  it('notifies the followers whose bell is on, and no one else', async () => {
    const silent = await site.person()
    await follow(viewer, creator, true)
    await follow(silent, creator, false)
    const content = await publish()
    expect(await bellOf(viewer)).toEqual({ list: [{ kind: 'newContent', content, comment: null, actor: null }], count: 1 })
    expect(await bellOf(silent)).toEqual(emptyBell)
    expect((await bellOf(creator)).list.map(({ kind }: Notification) => kind)).toEqual(['follow', 'follow'])
  })

  it('notifies nobody while it is private, or is not playable', async () => {
    await follow(viewer, creator, true)
    const content = await site.playable(creator, { statuts: 'private' })
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { title: 'Un autre titre' } }), 200)
    await setVisibility(await site.content(creator, { statuts: 'private' }), 'public')
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })

  it('notifies once, whatever is changed about it', async () => {
    await follow(viewer, creator, true)
    const content = await publish()
    must(await site.call('PUT', `/contents/${content}`, { as: creator, body: { title: 'Un autre titre' } }), 200)
    expect(await bellOf(viewer)).toMatchObject({ count: 1 })
    await setVisibility(content, 'private')
    await setVisibility(content, 'public')
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })

  it('is removed from the bell and its count when it becomes private or is deleted', async () => {
    await follow(viewer, creator, true)
    const [hidden, deleted] = [await publish(), await publish()]
    expect(await bellOf(viewer)).toMatchObject({ count: 2 })
    await setVisibility(hidden, 'private')
    must(await site.call('DELETE', `/contents/${deleted}`, { as: creator }), 204)
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })

  it('is removed from the bell when a moderator hides it', async () => {
    await follow(viewer, creator, true)
    const content = await publish()
    must(await site.call('PUT', `/contents/${content}/hidden`, { as: await site.administrator() }), 200)
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })

  it('that was hidden before the notifications were sent sends them when it is shown', async () => {
    await follow(viewer, creator, true)
    const administrator = await site.administrator()
    const content = await site.playable(creator, { statuts: 'private' })
    must(await site.call('PUT', `/contents/${content}/hidden`, { as: administrator }), 200)
    await setVisibility(content, 'public')
    expect(await bellOf(viewer)).toEqual(emptyBell)
    must(await site.call('DELETE', `/contents/${content}/hidden`, { as: administrator }), 200)
    expect(await bellOf(viewer)).toMatchObject({ list: [{ kind: 'newContent', content }], count: 1 })
  })
})

describe('a comment', () => {
  it('notifies the owner of the video', async () => {
    const content = await site.playable(creator)
    const uuid = await comment(viewer, content)
    expect(await bellOf(creator)).toEqual({ list: [{ kind: 'comment', content, comment: uuid, actor: viewer.uuid }], count: 1 })
    const [line] = await listOf(creator)
    expect(line?.actor).toEqual({ uuid: viewer.uuid, username: viewer.username, avatar: null })
  })

  it('by the owner notifies nobody', async () => {
    await comment(creator, await site.playable(creator))
    expect(await bellOf(creator)).toEqual(emptyBell)
  })

  it('under a private video notifies its owner, and a reply notifies nobody else', async () => {
    const content = await site.playable(creator, { statuts: 'private' })
    const parent = await comment(viewer, content)
    await comment(creator, content, parent)
    expect(await bellOf(creator)).toEqual({ list: [{ kind: 'comment', content, comment: parent, actor: viewer.uuid }], count: 1 })
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })

  it('that is deleted, or hidden with its replies, removes its notification', async () => {
    const content = await site.playable(creator)
    const [deleted, hidden] = [await comment(viewer, content), await comment(viewer, content)]
    await comment(viewer, content, hidden)
    must(await site.call('DELETE', `/comments/${deleted}`, { as: viewer }), 204)
    must(await site.call('PUT', `/comments/${hidden}/hidden`, { as: await site.administrator() }), 200)
    expect(await bellOf(creator)).toEqual(emptyBell)
  })
})

describe('a reply', () => {
  it('notifies the author of the comment, and the owner as for a comment', async () => {
    const content = await site.playable(creator)
    const other = await site.person()
    const parent = await comment(viewer, content)
    const reply = await comment(other, content, parent)
    expect(await bellOf(viewer)).toEqual({ list: [{ kind: 'reply', content, comment: reply, actor: other.uuid }], count: 1 })
    expect((await bellOf(creator)).list.map(({ kind }: Notification) => kind)).toEqual(['comment', 'comment'])
  })

  it('to the owner’s own comment notifies the owner once', async () => {
    const content = await site.playable(creator)
    const reply = await comment(viewer, content, await comment(creator, content))
    expect(await bellOf(creator)).toEqual({ list: [{ kind: 'reply', content, comment: reply, actor: viewer.uuid }], count: 1 })
  })

  it('to a reply notifies its author and the author of the first comment', async () => {
    const content = await site.playable(creator)
    const [second, third] = [await site.person(), await site.person()]
    const reply = await comment(second, content, await comment(viewer, content))
    const answer = await comment(third, content, reply)
    const line = { kind: 'reply', content, comment: answer, actor: third.uuid }
    expect(await bellOf(second)).toEqual({ list: [line], count: 1 })
    expect((await bellOf(viewer)).list[0]).toEqual(line)
  })

  it('to oneself notifies nobody', async () => {
    const content = await site.playable(creator)
    await comment(viewer, content, await comment(viewer, content))
    expect(await bellOf(viewer)).toEqual(emptyBell)
  })
})

describe('a heart', () => {
  it('notifies the author of the comment, once', async () => {
    const content = await site.playable(creator)
    const uuid = await comment(viewer, content)
    must(await site.call('PUT', `/comments/${uuid}/heart`, { as: creator }), 200)
    must(await site.call('DELETE', `/comments/${uuid}/heart`, { as: creator }), 200)
    must(await site.call('PUT', `/comments/${uuid}/heart`, { as: creator }), 200)
    expect(await bellOf(viewer)).toEqual({ list: [{ kind: 'commentHearted', content, comment: uuid, actor: creator.uuid }], count: 1 })
  })

  it('for the owner’s own comment notifies nobody', async () => {
    const uuid = await comment(creator, await site.playable(creator))
    must(await site.call('PUT', `/comments/${uuid}/heart`, { as: creator }), 200)
    expect(await bellOf(creator)).toEqual(emptyBell)
  })
})

describe('a new follower', () => {
  it('notifies the owner of the channel, once however often the user follows and unfollows', async () => {
    const path = `/follows/follower/${viewer.uuid}/followed/${creator.channel}`
    await follow(viewer, creator, false)
    must(await site.call('DELETE', path, { as: viewer }), 204)
    await follow(viewer, creator, false)
    expect(await bellOf(creator)).toEqual({ list: [{ kind: 'follow', content: null, comment: null, actor: viewer.uuid }], count: 1 })
  })

  it('who deletes their account is removed from the notifications', async () => {
    await follow(viewer, creator, false)
    must(await site.call('DELETE', `/users/${viewer.uuid}`, { as: viewer, body: { current_password: viewer.password } }), 204)
    expect(await bellOf(creator)).toEqual(emptyBell)
  })
})

describe('the bell', () => {
  /** As many comments, newest first. */
  async function comments(count: number): Promise<string[]> {
    const content = await site.playable(creator)
    const uuids: string[] = []
    for (let index = 0; index < count; index += 1) uuids.unshift(await comment(viewer, content))
    return uuids
  }
  const read = (uuid: string | undefined, as = creator) => site.call('PUT', `/notifications/${uuid}/read`, { as })

  it('is listed page by page, newest first, with a stored unread count', async () => {
    const made = await comments(5)
    const seen: (string | null)[] = []
    let cursor: unknown
    do {
      const path: string = `/notifications?limit=2${typeof cursor === 'string' ? `&cursor=${cursor}` : ''}`
      const answer = await site.call('GET', path, { as: creator })
      seen.push(
        ...notificationSchema
          .array()
          .parse(must(answer, 200))
          .map(({ comment_uuid }) => comment_uuid),
      )
      cursor = answer.headers['x-next-cursor']
    } while (cursor !== undefined)
    expect(seen).toEqual(made)
    expect(await countOf(creator)).toEqual({ count: 5 })
  })

  it('marks one as read, which removes it from the unread list', async () => {
    await comments(2)
    const [newest, older] = await listOf(creator)
    const first = notificationSchema.parse(must(await read(newest?.uuid), 200))
    expect(first.readAt).not.toBeNull()
    expect(must(await read(newest?.uuid), 200)).toEqual(first)
    expect(await countOf(creator)).toEqual({ count: 1 })
    expect((await listOf(creator, '?unread=true')).map(({ uuid }) => uuid)).toEqual([older?.uuid])
    expect(await listOf(creator, '?unread=false')).toHaveLength(2)
  })

  it('marks one as read once, also with concurrent requests', async () => {
    await comments(2)
    const [newest] = await listOf(creator)
    await Promise.all(Array.from({ length: 10 }, () => read(newest?.uuid)))
    expect(await countOf(creator)).toEqual({ count: 1 })
  })

  it('marks all as read', async () => {
    await comments(3)
    must(await site.call('PUT', '/notifications/read-all', { as: creator }), 204)
    expect(await countOf(creator)).toEqual({ count: 0 })
    expect(await listOf(creator, '?unread=true')).toEqual([])
    expect(await listOf(creator)).toHaveLength(3)
  })

  it('deletes one, read or not', async () => {
    await comments(2)
    const [newest, older] = await listOf(creator)
    await read(newest?.uuid)
    for (const line of [newest, older]) must(await site.call('DELETE', `/notifications/${line?.uuid}`, { as: creator }), 204)
    expect(await bellOf(creator)).toEqual(emptyBell)
    expect(refusal(await site.call('DELETE', `/notifications/${newest?.uuid}`, { as: creator }))).toMatchObject({ status: 404 })
  })

  it('is visible to its user only', async () => {
    await comments(1)
    const [line] = await listOf(creator)
    const tries = await Promise.all([
      read(line?.uuid, { ...creator, token: viewer.token }),
      site.call('DELETE', `/notifications/${line?.uuid}`, { as: viewer }),
    ])
    expect(tries.map((answer) => refusal(answer).code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    await site.call('PUT', '/notifications/read-all', { as: viewer })
    expect(await listOf(viewer)).toEqual([])
    expect(await countOf(creator)).toEqual({ count: 1 })
  })

  it.each([
    ['PUT', `/notifications/${randomUUID()}/read`, 404],
    ['PUT', '/notifications/abc/read', 404],
    ['GET', '/notifications?unread=peut-être', 400],
    ['GET', '/notifications?cursor=abc', 400],
  ] as const)('refuses %s %s', async (method, path, status) => {
    expect(refusal(await site.call(method, path, { as: viewer })).status).toBe(status)
  })

  it('reads a whole page with one query', async () => {
    await comments(3)
    const queries = async (path: string) => {
      const before = site.queries()
      await site.call('GET', path, { as: creator })
      return site.queries() - before
    }
    expect(await queries('/notifications')).toBe(await queries('/notifications?limit=1'))
    expect(await queries('/notifications')).toBe(await queries('/notifications/unread-count'))
  })

  it('deletes only read notifications, after ninety days', async () => {
    await comments(3)
    const [recent, old, unread] = await listOf(creator)
    await read(recent?.uuid)
    await read(old?.uuid)
    const { db } = site.database
    const age = (uuid: string | undefined, values: object) =>
      db
        .updateTable('notifications')
        .set(values)
        .where('uuid', '=', uuid ?? '')
        .execute()
    await age(old?.uuid, { read_at: sql`now() - interval '91 days'` })
    await age(recent?.uuid, { read_at: sql`now() - interval '89 days'` })
    expect(await deleteOldNotifications(db)).toBe(1)
    expect((await listOf(creator)).map(({ uuid }) => uuid)).toEqual([recent?.uuid, unread?.uuid])
    expect(await countOf(creator)).toEqual({ count: 1 })
  })
})
