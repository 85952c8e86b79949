import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { totalsOfChannel } from '../../src/db/statistics/statistics.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent, addPlayable, addUser, setPlayable } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const nothing = { contents: 0, videos: 0, views: 0, likes: 0, comments: 0 }
const totals = async (channel: string) => ({
  all: await totalsOfChannel(db, channel, true),
  listed: await totalsOfChannel(db, channel, false),
})

/** A view, a like and a comment, by a new user. */
async function visit(content: string): Promise<string> {
  const of = { user_uuid: await addUser(db), content_uuid: content }
  await db.insertInto('counted_views').values(of).execute()
  await db.insertInto('reactions').values(of).execute()
  await db
    .insertInto('comments')
    .values({ ...of, text: 'Bravo' })
    .execute()
  return of.user_uuid
}

const once = { contents: 1, videos: 1, views: 1, likes: 1, comments: 1 }

describe('the totals of a channel', () => {
  it('are zero at first', async () => {
    expect(await totals(await addChannel(db))).toEqual({ all: nothing, listed: nothing })
  })

  it('exist for all contents, and for public contents', async () => {
    const channel = await addChannel(db)
    for (const statuts of ['public', 'private'] as const) await visit(await addPlayable(db, { channel, statuts }))
    expect(await totals(channel)).toEqual({ all: { contents: 2, videos: 2, views: 2, likes: 2, comments: 2 }, listed: once })
  })

  it('follow a content that is hidden, private, without a video, and shown again', async () => {
    const channel = await addChannel(db)
    const content = await addPlayable(db, { channel })
    await visit(content)
    const set = (change: { hidden_at: Date | null } | { statuts: 'public' | 'private' }) =>
      db.updateTable('contents').set(change).where('uuid', '=', content).execute()
    const listed = async () => (await totals(channel)).listed
    const changes: [() => Promise<unknown>, object][] = [
      [() => set({ hidden_at: new Date() }), nothing],
      [() => set({ statuts: 'private' }), nothing],
      [() => set({ hidden_at: null }), nothing],
      [() => set({ statuts: 'public' }), once],
      [() => setPlayable(db, content, null), nothing],
      [() => setPlayable(db, content, 'b/master.m3u8'), once],
      [() => setPlayable(db, content, 'c/master.m3u8'), once],
    ]
    for (const [change, expected] of changes) {
      await change()
      expect(await listed()).toEqual(expected)
    }
    expect((await totals(channel)).all).toEqual(once)
  })

  it('count a video only while it is playable', async () => {
    const channel = await addChannel(db)
    const content = await addContent(db, { channel })
    const videos = async () => {
      const { all, listed } = await totals(channel)
      return [all.contents, all.videos, listed.contents, listed.videos]
    }
    expect(await videos()).toEqual([1, 0, 0, 0])
    const waiting = await addContent(db, { channel, statuts: 'private' })
    await setPlayable(db, content, 'a/master.m3u8')
    expect(await videos()).toEqual([2, 1, 1, 1])
    await db.deleteFrom('contents').where('uuid', '=', waiting).execute()
    expect(await videos()).toEqual([1, 1, 1, 1])
    await setPlayable(db, content, null)
    expect(await videos()).toEqual([1, 0, 0, 0])
  })

  it('decrease with a deleted account’s like and comment, then with the content', async () => {
    const channel = await addChannel(db)
    const content = await addPlayable(db, { channel })
    await db
      .deleteFrom('users')
      .where('uuid', '=', await visit(content))
      .execute()
    expect(await totals(channel)).toEqual({
      all: { ...nothing, contents: 1, videos: 1, views: 1 },
      listed: { ...nothing, contents: 1, videos: 1, views: 1 },
    })
    await db.deleteFrom('contents').where('uuid', '=', content).execute()
    expect(await totals(channel)).toEqual({ all: nothing, listed: nothing })
  })

  it('count every simultaneous view, over contents that become playable at the same time', async () => {
    const channel = await addChannel(db)
    const contents = await Promise.all(Array.from({ length: 4 }, () => addContent(db, { channel })))
    const visits = contents.flatMap((content) => [visit(content), setPlayable(db, content, 'a'), visit(content), visit(content)])
    await Promise.all(visits)
    const all = { contents: 4, videos: 4, views: 12, likes: 12, comments: 12 }
    expect(await totals(channel)).toEqual({ all, listed: all })
  })
})

describe('the daily figures of a channel', () => {
  const daysOf = (channel: string) => db.selectFrom('channel_days').selectAll().where('channel_uuid', '=', channel).orderBy('day').execute()
  const empty = { views: 0, likes: 0, comments: 0, follows: 0, videos: 0, seconds: 0 }

  it('count each like, comment or follow on the day that it was made, and a view on its day', async () => {
    const channel = await addChannel(db)
    const content = await addContent(db, { channel, createdAt: new Date('2026-01-01T12:00:00Z') })
    await setPlayable(db, content, 'a/master.m3u8')
    const of = { user_uuid: await addUser(db), content_uuid: content }
    const at = new Date('2026-01-03T12:00:00Z')
    await db
      .insertInto('counted_views')
      .values({ ...of, day: '2026-01-02' })
      .execute()
    await db
      .insertInto('reactions')
      .values({ ...of, created_at: at })
      .execute()
    await db
      .insertInto('comments')
      .values({ ...of, text: 'Bravo', created_at: at })
      .execute()
    await db.insertInto('follows').values({ follower_uuid: of.user_uuid, followed_uuid: channel, created_at: at }).execute()
    await sql`insert into content_watch (content_uuid, day, seconds) values (${content}::uuid, '2026-01-03', 12.5)`.execute(db)
    await sql`update content_watch set seconds = 20 where content_uuid = ${content}::uuid`.execute(db)
    const published = { channel_uuid: channel, day: '2026-01-01', ...empty, videos: 1 }
    const viewed = { channel_uuid: channel, day: '2026-01-02', ...empty, views: 1 }
    expect(await daysOf(channel)).toEqual([
      published,
      viewed,
      { channel_uuid: channel, day: '2026-01-03', ...empty, likes: 1, comments: 1, follows: 1, seconds: 20 },
    ])
    // A removed like is subtracted from the day on which it was made.
    await db.deleteFrom('users').where('uuid', '=', of.user_uuid).execute()
    expect(await daysOf(channel)).toEqual([published, viewed, { channel_uuid: channel, day: '2026-01-03', ...empty, seconds: 20 }])
  })

  it('count a video on the day when its content was created, once it is playable', async () => {
    const channel = await addChannel(db)
    const content = await addContent(db, { channel, createdAt: new Date('2026-01-01T12:00:00Z') })
    const days = async () => (await daysOf(channel)).map(({ day, videos }) => [day, videos])
    expect(await days()).toEqual([])
    await setPlayable(db, content, 'a/master.m3u8')
    expect(await days()).toEqual([['2026-01-01', 1]])
    await sql`update contents set created_at = '2026-01-05T12:00:00Z' where uuid = ${content}::uuid`.execute(db)
    expect(await days()).toEqual([
      ['2026-01-01', 0],
      ['2026-01-05', 1],
    ])
    await db.deleteFrom('contents').where('uuid', '=', content).execute()
    expect((await days()).map(([, videos]) => videos)).toEqual([0, 0])
  })

  it('lose a deleted video, and are deleted with the channel', async () => {
    const channel = await addChannel(db)
    const content = await addPlayable(db, { channel })
    await visit(content)
    await db.deleteFrom('contents').where('uuid', '=', content).execute()
    expect(await daysOf(channel)).toMatchObject([{ videos: 0, views: 1, likes: 1, comments: 1 }])
    await db.deleteFrom('channels').where('uuid', '=', channel).execute()
    expect(await daysOf(channel)).toEqual([])
    expect(await db.selectFrom('channel_totals').selectAll().where('channel_uuid', '=', channel).execute()).toEqual([])
  })
})

describe('contents watched by the same users', () => {
  const similarTo = async (content: string) => {
    const rows = await db
      .selectFrom('content_similar')
      .select('similar_uuid')
      .where('content_uuid', '=', content)
      .orderBy('weight', 'desc')
      .execute()
    return rows.map((row) => row.similar_uuid)
  }
  const watch = async (user: string, contents: readonly string[]) => {
    for (const content of contents) await db.insertInto('counted_views').values({ user_uuid: user, content_uuid: content }).execute()
  }

  it('are related in both directions, the most shared first', async () => {
    const channel = await addChannel(db)
    const [one, two, three] = [await addContent(db, { channel }), await addContent(db, { channel }), await addContent(db, { channel })]
    await watch(await addUser(db), [one, two])
    await watch(await addUser(db), [two, one])
    await watch(await addUser(db), [one, three])
    expect(await similarTo(one)).toEqual([two, three])
    expect(await similarTo(two)).toEqual([one])
    await db.deleteFrom('contents').where('uuid', '=', two).execute()
    expect(await similarTo(one)).toEqual([three])
  })

  it('are taken from the ten previous views only', async () => {
    const channel = await addChannel(db)
    const contents: string[] = []
    for (let index = 0; index < 13; index += 1) contents.push(await addContent(db, { channel }))
    await watch(await addUser(db), contents)
    expect((await similarTo(contents[12] ?? '')).toSorted()).toEqual(contents.slice(2, 12).toSorted())
  })

  it('are limited: beyond a hundred, the fifty best are kept', async () => {
    const channel = await addChannel(db)
    const centre = await addContent(db, { channel })
    for (let index = 0; index < 100; index += 1) await watch(await addUser(db), [await addContent(db, { channel }), centre])
    const [loyal, last] = [await addContent(db, { channel }), await addContent(db, { channel })]
    expect(await similarTo(centre)).toHaveLength(100)
    await watch(await addUser(db), [loyal, centre])
    const kept = await similarTo(centre)
    expect(kept).toHaveLength(50)
    expect(kept, 'the newest weigh most').toContain(loyal)
    await watch(await addUser(db), [last, centre])
    expect(await similarTo(centre)).toHaveLength(51)
  })
})

describe('the trending rank', () => {
  it('does not change when a like is added and removed repeatedly', async () => {
    const content = await addContent(db)
    const of = { user_uuid: await addUser(db), content_uuid: content }
    const score = async () =>
      (await db.selectFrom('content_rank').select('score').where('content_uuid', '=', content).executeTakeFirstOrThrow()).score
    const before = await score()
    for (let times = 0; times < 5; times += 1) {
      await db.insertInto('reactions').values(of).execute()
      await db.updateTable('reactions').set({ liked: false }).where('user_uuid', '=', of.user_uuid).execute()
      await db.updateTable('reactions').set({ liked: true }).where('user_uuid', '=', of.user_uuid).execute()
      expect(await score()).toBeGreaterThan(before + 1)
      await db.deleteFrom('reactions').where('user_uuid', '=', of.user_uuid).execute()
    }
    expect(await score()).toBeCloseTo(before, 9)
  })
})
