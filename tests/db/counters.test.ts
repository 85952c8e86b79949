import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent, addPlayable, addUser, setPlayable } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

async function counts(content: string): Promise<unknown> {
  return db.selectFrom('contents').select(['likes_count', 'comments_count', 'views_count']).where('uuid', '=', content).executeTakeFirst()
}

async function followers(channel: string): Promise<number | undefined> {
  return (await db.selectFrom('channels').select('followers_count').where('uuid', '=', channel).executeTakeFirst())?.followers_count
}

describe('the like count of a content', () => {
  it('follows a reaction from liked to not liked and back', async () => {
    const [content, user] = [await addContent(db), await addUser(db)]
    const setLiked = (liked: boolean) =>
      db
        .insertInto('reactions')
        .values({ user_uuid: user, content_uuid: content, liked })
        .onConflict((conflict) => conflict.columns(['user_uuid', 'content_uuid']).doUpdateSet({ liked }))
        .execute()
    const seen: unknown[] = []
    for (const liked of [true, true, false, false, true]) {
      await setLiked(liked)
      seen.push(await counts(content))
    }
    expect(seen).toEqual([1, 1, 0, 0, 1].map((likes) => ({ likes_count: likes, comments_count: 0, views_count: 0 })))
  })

  it('decreases when the account that liked is deleted', async () => {
    const [content, user] = [await addContent(db), await addUser(db)]
    await db.insertInto('reactions').values({ user_uuid: user, content_uuid: content }).execute()
    await db.deleteFrom('users').where('uuid', '=', user).execute()
    expect(await counts(content)).toMatchObject({ likes_count: 0 })
  })

  it('counts every one of many simultaneous likes', async () => {
    const content = await addContent(db)
    const users = await Promise.all(Array.from({ length: 10 }, () => addUser(db)))
    await Promise.all(users.map((user) => db.insertInto('reactions').values({ user_uuid: user, content_uuid: content }).execute()))
    expect(await counts(content)).toMatchObject({ likes_count: 10 })
  })
})

describe('the comment count of a content', () => {
  it('follows created and deleted comments', async () => {
    const [content, user] = [await addContent(db), await addUser(db)]
    const comment = { user_uuid: user, content_uuid: content, text: 'Bravo' }
    await db.insertInto('comments').values([comment, comment]).execute()
    expect(await counts(content)).toMatchObject({ comments_count: 2 })
    await db.deleteFrom('comments').where('content_uuid', '=', content).execute()
    expect(await counts(content)).toMatchObject({ comments_count: 0 })
  })
})

describe('the view count of a content', () => {
  it('counts one view per user and day', async () => {
    const [content, user] = [await addContent(db), await addUser(db)]
    const view = { user_uuid: user, content_uuid: content }
    await db.insertInto('counted_views').values(view).execute()
    await db
      .insertInto('counted_views')
      .values(view)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('counted_views')
      .values({ ...view, day: '2026-01-01' })
      .execute()
    expect(await counts(content)).toMatchObject({ views_count: 2 })
  })

  it('keeps the views of deleted accounts', async () => {
    const [content, user] = [await addContent(db), await addUser(db)]
    await db.insertInto('counted_views').values({ user_uuid: user, content_uuid: content }).execute()
    await db.deleteFrom('users').where('uuid', '=', user).execute()
    expect(await counts(content)).toMatchObject({ views_count: 1 })
  })
})

describe('the follower count of a channel', () => {
  it('follows created and deleted follows', async () => {
    const [channel, user] = [await addChannel(db), await addUser(db)]
    await db.insertInto('follows').values({ follower_uuid: user, followed_uuid: channel }).execute()
    expect(await followers(channel)).toBe(1)
    await db.deleteFrom('follows').where('follower_uuid', '=', user).execute()
    expect(await followers(channel)).toBe(0)
  })
})

describe('the content count of a hashtag', () => {
  async function addHashtag(...contents: string[]): Promise<() => Promise<number>> {
    const name = `h${randomUUID().slice(0, 8)}`
    const { uuid } = await db.insertInto('hashtags').values({ name }).returning('uuid').executeTakeFirstOrThrow()
    await db
      .insertInto('content_hashtags')
      .values(contents.map((content) => ({ content_uuid: content, hashtag_uuid: uuid })))
      .execute()
    return async () =>
      (await db.selectFrom('hashtags').select('content_count').where('uuid', '=', uuid).executeTakeFirstOrThrow()).content_count
  }

  it('counts only playable contents', async () => {
    const content = await addContent(db)
    const count = await addHashtag(content, await addContent(db, { statuts: 'private' }))
    expect(await count()).toBe(0)
    await db.updateTable('contents').set({ statuts: 'private' }).where('uuid', '=', content).execute()
    await db.updateTable('contents').set({ statuts: 'public' }).where('uuid', '=', content).execute()
    expect(await count()).toBe(0)
    await setPlayable(db, content, 'a/master.m3u8')
    expect(await count()).toBe(1)
    await setPlayable(db, content, null)
    expect(await count()).toBe(0)
    await db.deleteFrom('contents').where('uuid', '=', content).execute()
    expect(await count()).toBe(0)
  })

  it('counts only public contents', async () => {
    const count = await addHashtag(await addPlayable(db), await addPlayable(db, { statuts: 'private' }))
    expect(await count()).toBe(1)
  })

  it('follows a content that is hidden, shown, renamed', async () => {
    const content = await addPlayable(db)
    const count = await addHashtag(content)
    const set = (change: { statuts: 'public' | 'private' } | { title: string }) =>
      db.updateTable('contents').set(change).where('uuid', '=', content).execute()
    await set({ statuts: 'private' })
    expect(await count()).toBe(0)
    await set({ statuts: 'public' })
    expect(await count()).toBe(1)
    await set({ title: 'Un autre titre' })
    expect(await count()).toBe(1)
  })

  it('decreases when a content is deleted, public or private', async () => {
    const [shown, hidden, kept] = [await addPlayable(db), await addPlayable(db, { statuts: 'private' }), await addPlayable(db)]
    const count = await addHashtag(shown, hidden, kept)
    await db.deleteFrom('contents').where('uuid', 'in', [shown, hidden]).execute()
    expect(await count()).toBe(1)
  })

  it('decreases when an account is deleted with its channel', async () => {
    const channel = await addChannel(db)
    const count = await addHashtag(await addPlayable(db, { channel }))
    const { creator_uuid } = await db.selectFrom('channels').select('creator_uuid').where('uuid', '=', channel).executeTakeFirstOrThrow()
    await db.deleteFrom('users').where('uuid', '=', creator_uuid).execute()
    expect(await count()).toBe(0)
  })

  it('is right when two contents take the same hashtags in opposite order at the same time', async () => {
    const hashtags = await db
      .insertInto('hashtags')
      .values(Array.from({ length: 30 }, () => ({ name: `h${randomUUID().slice(0, 12)}` })))
      .returning('uuid')
      .execute()
    const uuids = hashtags.map((hashtag) => hashtag.uuid)
    const link = async (content: string, inOrder: string[]) =>
      db.transaction().execute((tx) =>
        tx
          .insertInto('content_hashtags')
          .values(inOrder.map((uuid) => ({ content_uuid: content, hashtag_uuid: uuid })))
          .execute(),
      )
    const contents = await Promise.all(Array.from({ length: 8 }, () => addPlayable(db)))
    await Promise.all(contents.map((content, index) => link(content, index % 2 === 0 ? uuids : uuids.toReversed())))
    const counted = await db.selectFrom('hashtags').select('content_count').where('uuid', 'in', uuids).distinct().execute()
    expect(counted).toEqual([{ content_count: 8 }])
  })

  it('decreases when a hashtag is removed from a content', async () => {
    const content = await addPlayable(db)
    const count = await addHashtag(content)
    await db.deleteFrom('content_hashtags').where('content_uuid', '=', content).execute()
    expect(await count()).toBe(0)
  })
})

describe('a new account', () => {
  it('has a «watch later» playlist', async () => {
    const user = await addUser(db)
    const playlists = await db.selectFrom('playlists').select(['name', 'is_default', 'is_private']).where('user_uuid', '=', user).execute()
    expect(playlists).toEqual([{ name: 'À consulter plus tard', is_default: true, is_private: true }])
  })
})

describe('a new content', () => {
  it('has its media row, waiting for a file', async () => {
    const content = await addContent(db)
    const media = await db
      .selectFrom('media')
      .select(['state', 'progress', 'renditions'])
      .where('content_uuid', '=', content)
      .executeTakeFirst()
    expect(media).toEqual({ state: 'awaitingFile', progress: 0, renditions: [] })
  })
})
