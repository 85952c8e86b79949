import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { announceContent, notifyMoreFollowers } from '../../src/db/notification/announcements.ts'
import { deleteUser } from '../../src/db/user/users.ts'
import { despiteDeadlocks } from '../../src/db/connection/deadlocks.ts'
import { isTimeout } from '../../src/db/connection/violations.ts'
import { silentLog } from '../../src/shared/log.ts'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { notificationsOf, notifyComment, readAllNotifications, unreadCount } from '../../src/db/notification/notifications.ts'
import { deleteRetractedNotifications } from '../../src/db/notification/retractions.ts'
import { makePlayable } from '../support/api.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent, addManyFollowers, addUser } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => db.deleteFrom('users').execute())

const retractions = [
  ['hidden', { hidden_at: new Date() }, { hidden_at: null }],
  ['made private', { statuts: 'private' }, { statuts: 'public' }],
] as const
type Change = (typeof retractions)[number][1 | 2]

const change = (content: string, values: Change) => db.updateTable('contents').set(values).where('uuid', '=', content).execute()
/** A video of which this many followers were notified. */
async function announced(channel: string): Promise<string> {
  const content = await addContent(db, { channel })
  await makePlayable(database, content)
  await db.transaction().execute((tx) => announceContent(tx, content))
  while (await notifyMoreFollowers(db));
  return content
}
async function ownerOf(channel: string): Promise<string> {
  return (await db.selectFrom('channels').select('creator_uuid').where('uuid', '=', channel).executeTakeFirstOrThrow()).creator_uuid
}
async function followerOf(channel: string): Promise<string> {
  const first = db.selectFrom('follows').select('follower_uuid').where('followed_uuid', '=', channel).orderBy('follower_uuid', 'desc')
  return (await first.executeTakeFirstOrThrow()).follower_uuid
}
/** A notification of a reply to a comment, or of a comment on the video. */
async function comment(content: string, answers: string | null = null, author?: string): Promise<string> {
  const { uuid } = await db
    .insertInto('comments')
    .values({ text: 'Bravo', content_uuid: content, parent_uuid: answers, user_uuid: author ?? (await addUser(db)) })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => notifyComment(tx, { comment_uuid: uuid, answered_uuid: answers }))
  return uuid
}
const stored = async (content: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notifications where content_uuid = ${content}::uuid`.execute(db)
  return rows[0]?.n ?? 0
}
const bellOf = async (user: string) => ({
  kinds: (await notificationsOf(db, user, { limit: 10, after: null }, { unread: false })).map(({ kind }) => kind),
  unread: await unreadCount(db, user),
})
const emptyBell = { kinds: [], unread: 0 }
/** The users whose unread count differs from their unread notifications. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await sql`
    select user_uuid, unread, really from unread_notifications
    full join (select user_uuid, count(*)::int as really from notifications where read_at is null group by user_uuid) as counted using (user_uuid)
    where coalesce(unread, 0) <> coalesce(really, 0)`.execute(db)
  return rows
}

describe.each(retractions)('the notifications of a video that is %s', (_what, retracted, again) => {
  it('are hidden for all recipients immediately, before any is deleted, and stay hidden when it is public again', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 2200)
    const [content, other] = [await announced(channel), await announced(channel)]
    const follower = await followerOf(channel)
    expect(await bellOf(follower)).toEqual({ kinds: ['newContent', 'newContent'], unread: 2 })
    await change(content, retracted)
    expect(await stored(content)).toBe(2200)
    expect(await bellOf(follower)).toEqual({ kinds: ['newContent'], unread: 1 })
    await change(content, again)
    expect(await bellOf(follower)).toEqual({ kinds: ['newContent'], unread: 1 })

    expect(await deleteRetractedNotifications(db)).toHaveLength(1000)
    expect([await stored(content), await bellOf(follower), await miscounted()]).toEqual([1200, { kinds: ['newContent'], unread: 1 }, []])
    // A process killed in the middle of a batch: the whole batch is rolled back. Then two workers at the same time.
    await sql`alter table unread_notifications add constraint stuck check (unread > 5) not valid`.execute(db)
    await expect(deleteRetractedNotifications(db)).rejects.toThrow('stuck')
    await sql`alter table unread_notifications drop constraint stuck`.execute(db)
    const all = async (): Promise<void> => {
      while (await deleteRetractedNotifications(db));
    }
    await Promise.all([all(), all()])
    await all()
    expect([await stored(content), await stored(other), await bellOf(follower), await miscounted()]).toEqual([
      0,
      2200,
      { kinds: ['newContent'], unread: 1 },
      [],
    ])
    expect(await db.selectFrom('notifications_to_retract').selectAll().execute()).toEqual([])
  })

  it('stay for its owner, and new notifications about it are sent once it is public again', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 3)
    const content = await announced(channel)
    const [owner, follower] = [await ownerOf(channel), await followerOf(channel)]
    const first = await comment(content, null, follower)
    await change(content, retracted)
    expect([await bellOf(owner), await bellOf(follower)]).toEqual([{ kinds: ['comment'], unread: 1 }, emptyBell])
    await change(content, again)
    // The embedded database's clock counts milliseconds: the reply must have a later one.
    await expect.poll(async () => (await sql`select from notifications_to_retract where until < now()`.execute(db)).rows.length).toBe(1)
    await comment(content, first)
    const both = [
      { kinds: ['comment', 'comment'], unread: 2 },
      { kinds: ['reply'], unread: 1 },
    ]
    expect([await bellOf(owner), await bellOf(follower)]).toEqual(both)
    while (await deleteRetractedNotifications(db));
    expect([await bellOf(owner), await bellOf(follower), await miscounted()]).toEqual([...both, []])
  })

  it('can be read, or deleted with the video or their users, while the rest is deleted in batches', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 1500)
    const [content, deleted] = [await announced(channel), await announced(channel)]
    const follower = await followerOf(channel)
    await change(content, retracted)
    await change(deleted, retracted)
    await readAllNotifications(db, follower)
    expect(await bellOf(follower)).toEqual(emptyBell)
    // As the API and the worker do: the deletes and a batch may deadlock, which PostgreSQL resolves by ending one of them.
    // On a busy machine it may also be ended because it waits too long.
    const surely = (work: () => Promise<unknown>): Promise<unknown> =>
      despiteDeadlocks(work, silentLog).catch((error: unknown) => {
        if (!isTimeout(error)) throw error
        return surely(work)
      })
    const rounds = Array.from({ length: 4 }, () => surely(() => deleteRetractedNotifications(db)))
    await Promise.all([
      ...rounds,
      surely(() => db.deleteFrom('contents').where('uuid', '=', deleted).execute()),
      surely(() => db.transaction().execute((tx) => deleteUser(tx, follower))),
      surely(() => change(content, again)).then(() => surely(() => change(content, retracted))),
    ])
    while (await deleteRetractedNotifications(db));
    expect([await stored(content), await miscounted()]).toEqual([0, []])
    expect(await db.selectFrom('notifications_to_retract').selectAll().execute()).toEqual([])
  })
})
