import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/database.ts'
import { announceContent } from '../../src/db/notifications.ts'
import { makePlayable } from '../support/api.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel, addContent, addUser } from '../support/rows.ts'

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

describe('the announcement of a content', () => {
  it('tells each follower once, whoever announces it and however many at once', async () => {
    const channel = await addChannel(db)
    const followers = await addFollowers(channel, 30)
    const content = await addPlayable(channel)
    const told = (await Promise.all(Array.from({ length: 5 }, () => announce(content)))).flat()
    expect(told.toSorted()).toEqual(followers.toSorted())
    expect(await unreadOf(followers)).toEqual(followers.map(() => ({ unread: 1 })))
  })

  it('of several at once reaches followers that they share, without one waiting for another for ever', async () => {
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

  it('is not stopped by a follower who deletes their account meanwhile', async () => {
    const channel = await addChannel(db)
    const followers = await addFollowers(channel, 20)
    const content = await addPlayable(channel)
    const leaving = followers.slice(0, 10)
    const [told] = await Promise.all([
      announce(content),
      ...leaving.map((user) => db.deleteFrom('users').where('uuid', '=', user).execute()),
    ])
    const staying = followers.slice(10)
    expect(told.filter((user) => staying.includes(user)).toSorted()).toEqual(staying.toSorted())
    expect(await unreadOf(followers)).toEqual(staying.map(() => ({ unread: 1 })))
  })

  it('is nothing while the content is private, and is made later', async () => {
    const channel = await addChannel(db)
    const [follower] = await addFollowers(channel, 1)
    const content = await addPlayable(channel)
    await db.updateTable('contents').set({ statuts: 'private' }).where('uuid', '=', content).execute()
    expect(await announce(content)).toEqual([])
    await db.updateTable('contents').set({ statuts: 'public' }).where('uuid', '=', content).execute()
    expect(await announce(content)).toEqual([follower])
  })

  it('taken back with its transaction is made by the next', async () => {
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
