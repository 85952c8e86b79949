import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteComment, setCommentHidden, setCommentLiked, setCommentPinned } from '../../src/db/comment/comments.ts'
import { setContentHidden } from '../../src/db/content/contents.ts'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent, addPlayable, addUser } from '../support/rows.ts'

let database: Database
let db: Db
let user: string
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  user = await addUser(db)
})
afterAll(() => database.close())

async function add(content: string, parent: string | null = null, author = user): Promise<string> {
  const comment = { text: 'x', user_uuid: author, content_uuid: content, parent_uuid: parent }
  return (await db.insertInto('comments').values(comment).returning('uuid').executeTakeFirstOrThrow()).uuid
}
const setHidden = (uuid: string, hidden: boolean) => db.transaction().execute((tx) => setCommentHidden(tx, uuid, hidden))
const countOf = async (content: string) =>
  (await db.selectFrom('contents').select('comments_count').where('uuid', '=', content).executeTakeFirst())?.comments_count
const commentOf = async (uuid: string) =>
  db.selectFrom('comments').select(['likes_count', 'replies_count']).where('uuid', '=', uuid).executeTakeFirst()

describe('the comment count of a content', () => {
  it('includes replies, and excludes deleted comments with their replies', async () => {
    const content = await addContent(db)
    const top = await add(content)
    await add(content)
    await add(content, top)
    await add(content, top)
    expect([await countOf(content), await commentOf(top)]).toEqual([4, { likes_count: 0, replies_count: 2 }])
    await db.transaction().execute((tx) => deleteComment(tx, top))
    expect(await countOf(content)).toBe(1)
  })

  it.each([
    ['the reply first', ['reply', 'top'] as const],
    ['the top comment first', ['top', 'reply'] as const],
  ])('includes only visible comments, when %s are hidden, shown and deleted', async (_order, order) => {
    const content = await addContent(db)
    const top = await add(content)
    const reply = await add(content, top)
    await add(content, top)
    const uuids = { top, reply }
    for (const name of order) await setHidden(uuids[name], true)
    expect(await countOf(content)).toBe(0)
    expect(await setHidden(top, true)).toBe(false)
    for (const name of order) await setHidden(uuids[name], false)
    expect([await countOf(content), await commentOf(top)]).toEqual([3, { likes_count: 0, replies_count: 2 }])
    for (const name of order) await setHidden(uuids[name], true)
    await db.transaction().execute((tx) => deleteComment(tx, reply))
    await setHidden(top, false)
    expect(await countOf(content)).toBe(2)
    await db.transaction().execute((tx) => deleteComment(tx, top))
    expect(await countOf(content)).toBe(0)
  })

  it('excludes the comments and replies of a deleted account, and the replies to them', async () => {
    const [content, author] = [await addContent(db), await addUser(db)]
    const [theirs, others] = [await add(content, null, author), await add(content)]
    await add(content, theirs)
    await add(content, theirs, author)
    await add(content, others, author)
    await add(content, others)
    expect(await countOf(content)).toBe(6)
    await db.deleteFrom('users').where('uuid', '=', author).execute()
    expect([await countOf(content), await commentOf(others)]).toEqual([2, { likes_count: 0, replies_count: 1 }])
  })
})

describe('the like count of a comment', () => {
  it('counts one like per user, and excludes deleted accounts', async () => {
    const [comment, fan] = [await add(await addContent(db)), await addUser(db)]
    for (const liked of [true, true, false, false, true]) await setCommentLiked(db, { comment_uuid: comment, user_uuid: fan }, liked)
    await setCommentLiked(db, { comment_uuid: comment, user_uuid: user }, true)
    expect(await commentOf(comment)).toEqual({ likes_count: 2, replies_count: 0 })
    await db.deleteFrom('users').where('uuid', '=', fan).execute()
    expect(await commentOf(comment)).toEqual({ likes_count: 1, replies_count: 0 })
  })
})

describe('the pin', () => {
  it('moves between comments of the same content, and does not affect other contents', async () => {
    const [here, elsewhere] = [await addContent(db), await addContent(db)]
    const [a, b, c] = [await add(here), await add(here), await add(elsewhere)]
    const pin = (uuid: string, content_uuid: string, pinned: boolean) =>
      db.transaction().execute((tx) => setCommentPinned(tx, { uuid, content_uuid }, pinned))
    for (const uuid of [a, a, b]) await pin(uuid, here, true)
    await pin(c, elsewhere, true)
    await pin(a, here, false)
    const pinned = await db.selectFrom('comments').select('uuid').where('pinned', '=', true).where('uuid', 'in', [a, b, c]).execute()
    expect(new Set(pinned.map(({ uuid }) => uuid))).toEqual(new Set([b, c]))
  })
})

describe('the content count of a hashtag', () => {
  it('includes public contents that are not hidden, in whatever order they become so', async () => {
    const content = await addPlayable(db, { channel: await addChannel(db) })
    const { uuid } = await db.insertInto('hashtags').values({ name: 'masques' }).returning('uuid').executeTakeFirstOrThrow()
    await db.insertInto('content_hashtags').values({ content_uuid: content, hashtag_uuid: uuid }).execute()
    const count = async () =>
      (await db.selectFrom('hashtags').select('content_count').where('uuid', '=', uuid).executeTakeFirstOrThrow()).content_count
    const setStatuts = (statuts: 'public' | 'private') => db.updateTable('contents').set({ statuts }).where('uuid', '=', content).execute()
    const seen: number[] = []
    for (const change of [
      () => setContentHidden(db, content, true),
      () => setStatuts('private'),
      () => setContentHidden(db, content, false),
      () => setStatuts('public'),
      () => setContentHidden(db, content, true),
    ]) {
      await change()
      seen.push(await count())
    }
    expect(seen).toEqual([0, 0, 0, 1, 0])
    await db.deleteFrom('content_hashtags').where('content_uuid', '=', content).execute()
    await db.insertInto('content_hashtags').values({ content_uuid: content, hashtag_uuid: uuid }).execute()
    expect(await count()).toBe(0)
    await setContentHidden(db, content, false)
    expect(await count()).toBe(1)
  })
})
