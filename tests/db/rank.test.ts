import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { testDatabase } from '../support/database.ts'
import { addContent, addUser } from '../support/rows.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await testDatabase()
  db = database.db
})
afterAll(() => database.close())

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3600 * 1000)

async function view(content: string, times: number, at: Date): Promise<void> {
  const users = await Promise.all(Array.from({ length: times }, () => addUser(db)))
  await db
    .insertInto('counted_views')
    .values(users.map((user) => ({ user_uuid: user, content_uuid: content, created_at: at })))
    .execute()
}

/** The given contents, best first. */
async function ranked(...contents: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('content_rank')
    .select('content_uuid')
    .where('content_uuid', 'in', contents)
    .orderBy('score', 'desc')
    .execute()
  return rows.map((row) => row.content_uuid)
}

describe('the trending rank', () => {
  it('puts the newer of two contents without views first', async () => {
    const [older, newer] = [await addContent(db, { createdAt: daysAgo(3) }), await addContent(db)]
    expect(await ranked(older, newer)).toEqual([newer, older])
  })

  it('puts the more viewed of two contents of the same day first', async () => {
    const [few, many] = [await addContent(db), await addContent(db)]
    await view(few, 2, new Date())
    await view(many, 6, new Date())
    expect(await ranked(few, many)).toEqual([many, few])
  })

  it('ranks recent views above a larger number of views a month ago', async () => {
    const [past, present] = [await addContent(db, { createdAt: daysAgo(40) }), await addContent(db, { createdAt: daysAgo(40) })]
    await view(past, 20, daysAgo(30))
    await view(present, 2, new Date())
    expect(await ranked(past, present)).toEqual([present, past])
  })

  it('gives a like the weight of five views', async () => {
    const createdAt = daysAgo(1)
    const [liked, viewed] = [await addContent(db, { createdAt }), await addContent(db, { createdAt })]
    const at = new Date()
    await db
      .insertInto('reactions')
      .values({ user_uuid: await addUser(db), content_uuid: liked, created_at: at })
      .execute()
    await view(viewed, 5, at)
    const scores = await db.selectFrom('content_rank').select('score').where('content_uuid', 'in', [liked, viewed]).execute()
    expect(scores[0]?.score).toBeCloseTo(scores[1]?.score ?? Number.NaN, 9)
  })

  it('stays finite for a content of another century', async () => {
    const content = await addContent(db, { createdAt: new Date('1990-01-01') })
    await view(content, 1, new Date('2090-01-01'))
    const { score } = await db.selectFrom('content_rank').select('score').where('content_uuid', '=', content).executeTakeFirstOrThrow()
    expect(Number.isFinite(score)).toBe(true)
  })
})
