import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { announceContent, notifyMoreFollowers } from '../../src/db/notification/announcements.ts'
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

async function addPlayable(channel: string): Promise<string> {
  const content = await addContent(db, { channel })
  await makePlayable(database, content)
  return content
}
async function addFollowers(channel: string, count: number): Promise<string[]> {
  const followers = await Promise.all(Array.from({ length: count }, () => addUser(db)))
  await db
    .insertInto('follows')
    .values(followers.map((user) => ({ follower_uuid: user, followed_uuid: channel, notify: true })))
    .execute()
  return followers
}
const announce = (content: string) => db.transaction().execute((tx) => announceContent(tx, content))
const unreadOf = (users: string[]) => db.selectFrom('unread_notifications').select('unread').where('user_uuid', 'in', users).execute()

describe('notifying the followers of a new content', () => {
  it('notifies each follower once, however many processes notify at the same time', async () => {
    const channel = await addChannel(db)
    const followers = await addFollowers(channel, 30)
    const content = await addPlayable(channel)
    const notified = (await Promise.all(Array.from({ length: 5 }, () => announce(content)))).flat()
    expect(notified.toSorted()).toEqual(followers.toSorted())
    expect(await unreadOf(followers)).toEqual(followers.map(() => ({ unread: 1 })))
  })

  it('for several contents with common followers does not deadlock', async () => {
    const channels = await Promise.all(Array.from({ length: 6 }, () => addChannel(db)))
    const followers = await addFollowers(channels[0] ?? '', 40)
    for (const [index, channel] of channels.slice(1).entries()) {
      const inOrder = index % 2 === 0 ? followers.toReversed() : followers
      await db
        .insertInto('follows')
        .values(inOrder.map((user) => ({ follower_uuid: user, followed_uuid: channel, notify: true })))
        .execute()
    }
    const contents = await Promise.all(channels.map((channel) => addPlayable(channel)))
    await Promise.all(contents.map((content) => announce(content)))
    expect(await unreadOf(followers)).toEqual(followers.map(() => ({ unread: 6 })))
    await Promise.all(contents.map((content) => db.deleteFrom('contents').where('uuid', '=', content).execute()))
    expect(await unreadOf(followers)).toEqual(followers.map(() => ({ unread: 0 })))
  })

  it('succeeds when a follower deletes their account at the same time', async () => {
    const channel = await addChannel(db)
    const followers = await addFollowers(channel, 20)
    const content = await addPlayable(channel)
    const leaving = followers.slice(0, 10)
    const [notified] = await Promise.all([
      announce(content),
      ...leaving.map((user) => db.deleteFrom('users').where('uuid', '=', user).execute()),
    ])
    const staying = followers.slice(10)
    expect(notified.filter((user) => staying.includes(user)).toSorted()).toEqual(staying.toSorted())
    expect(await unreadOf(followers)).toEqual(staying.map(() => ({ unread: 1 })))
  })

  it('leaves out those who want no notification of new videos', async () => {
    const channel = await addChannel(db)
    const [wanting = '', other = '', refusing = ''] = (await addFollowers(channel, 3)).toSorted()
    await db
      .insertInto('notification_choices')
      .values([
        { user_uuid: refusing, off_on_site: ['comment', 'newContent'] },
        { user_uuid: other, off_on_site: ['comment'], off_by_mail: ['newContent'] },
      ])
      .execute()
    expect((await announce(await addPlayable(channel))).toSorted()).toEqual([wanting, other])
  })

  it('waits until a private content becomes public', async () => {
    const channel = await addChannel(db)
    const [follower] = await addFollowers(channel, 1)
    const content = await addPlayable(channel)
    await db.updateTable('contents').set({ statuts: 'private' }).where('uuid', '=', content).execute()
    expect(await announce(content)).toEqual([])
    await db.updateTable('contents').set({ statuts: 'public' }).where('uuid', '=', content).execute()
    expect(await announce(content)).toEqual([follower])
  })

  it('is done by the next transaction when one was rolled back', async () => {
    const channel = await addChannel(db)
    const [follower] = await addFollowers(channel, 1)
    const content = await addPlayable(channel)
    const failing = db.transaction().execute(async (tx) => {
      await announceContent(tx, content)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await announce(content)).toEqual([follower])
  })
})

describe('notifying more followers than one transaction can', () => {
  /** How many followers have how many notifications of it. */
  async function tally(content: string): Promise<{ times: number; people: number }[]> {
    const { rows } = await sql<{ times: number; people: number }>`
      select times, count(*)::int as people from (
        select count(*)::int as times from notifications where content_uuid = ${content}::uuid and kind = 'newContent' group by user_uuid
      ) as each_person group by times order by times`.execute(db)
    return rows
  }
  const unreadOfFollowers = async (channel: string): Promise<number> => {
    const { rows } = await sql<{ unread: number }>`select coalesce(sum(unread), 0)::int as unread
      from unread_notifications join follows on follower_uuid = user_uuid where followed_uuid = ${channel}::uuid`.execute(db)
    return rows[0]?.unread ?? 0
  }
  async function notifyAllFollowers(): Promise<string[]> {
    const notified = await notifyMoreFollowers(db)
    return notified === null ? [] : [...notified, ...(await notifyAllFollowers())]
  }

  it('notifies the first followers immediately and the others later, each once, even when it is interrupted', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 3700)
    const content = await addPlayable(channel)
    const first = await announce(content)
    expect(first).toHaveLength(500)
    expect(await tally(content)).toEqual([{ times: 1, people: 500 }])
    const second = await notifyMoreFollowers(db)
    expect(second).toHaveLength(1000)
    // A process killed in the middle of a batch: the whole batch is rolled back.
    await sql`alter table followers_to_notify add constraint stuck check (false) not valid`.execute(db)
    await expect(notifyMoreFollowers(db)).rejects.toThrow('stuck')
    await sql`alter table followers_to_notify drop constraint stuck`.execute(db)
    expect(await tally(content)).toEqual([{ times: 1, people: 1500 }])
    // Two workers at the same time.
    const rest = (await Promise.all([notifyAllFollowers(), notifyAllFollowers()])).flat()
    expect(new Set([...first, ...(second ?? []), ...rest]).size).toBe(3700)
    expect(await tally(content)).toEqual([{ times: 1, people: 3700 }])
    expect(await unreadOfFollowers(channel)).toBe(3700)
    expect(await announce(content)).toEqual([])
    expect(await notifyMoreFollowers(db)).toBeNull()
  })

  it.each([
    ['made private', { statuts: 'private' }, { statuts: 'public' }],
    ['hidden', { hidden_at: new Date() }, { hidden_at: null }],
  ] as const)(
    'stops when the content is %s before the last batch, and does not resume when it is public again',
    async (_what, retracted, again) => {
      const channel = await addChannel(db)
      await addManyFollowers(db, channel, 700)
      const content = await addPlayable(channel)
      expect(await announce(content)).toHaveLength(500)
      await db.updateTable('contents').set(retracted).where('uuid', '=', content).execute()
      expect(await notifyAllFollowers()).toEqual([])
      await db.updateTable('contents').set(again).where('uuid', '=', content).execute()
      expect(await announce(content)).toEqual([])
      expect(await notifyAllFollowers()).toEqual([])
      while (await deleteRetractedNotifications(db));
      expect([await tally(content), await unreadOfFollowers(channel)]).toEqual([[], 0])
    },
  )

  it('stops when the content is deleted before the last batch, or cannot be played', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 700)
    const [deleted, broken] = [await addPlayable(channel), await addPlayable(channel)]
    await announce(deleted)
    await announce(broken)
    await db.deleteFrom('contents').where('uuid', '=', deleted).execute()
    await db.updateTable('media').set({ playlist_key: null }).where('content_uuid', '=', broken).execute()
    expect(await notifyAllFollowers()).toEqual([])
    expect(await db.selectFrom('followers_to_notify').selectAll().execute()).toEqual([])
  })

  it('does not notify users who followed after the publication', async () => {
    const channel = await addChannel(db)
    await addManyFollowers(db, channel, 700)
    const content = await addPlayable(channel)
    await announce(content)
    // The embedded database's clock counts milliseconds: these follows must have a later one.
    const isLater = sql<{ later: boolean }>`select clock_timestamp() > max(since) as later from followers_to_notify`
    await expect.poll(async () => (await isLater.execute(db)).rows[0]?.later).toBe(true)
    await addManyFollowers(db, channel, 300)
    expect(await notifyAllFollowers()).toHaveLength(200)
    expect(await tally(content)).toEqual([{ times: 1, people: 700 }])
  })
})
