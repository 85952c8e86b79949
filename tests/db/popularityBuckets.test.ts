import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Db } from '../../src/db/connection/database.ts'
import { movePopularityBuckets, popularityBuckets } from '../../src/db/search/popularityBuckets.ts'
import { testDatabase } from '../support/database.ts'
import { addChannel } from '../support/rows.ts'

let database: Database
let db: Db
const library = 900

beforeAll(async () => {
  database = await testDatabase()
  db = database.db
  const channel = await addChannel(db)
  for (const table of ['contents', 'media']) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  await sql`insert into contents (channel_uuid, title, statuts, created_at)
    select ${channel}::uuid, 'Video ' || n, 'public', now() - n * interval '1 day' from generate_series(1, ${library}::int) as n`.execute(
    db,
  )
  await sql`insert into media (content_uuid, state, playlist_key) select uuid, 'complete', 'k' from contents`.execute(db)
  await sql`insert into content_rank select uuid, rank_weight(1, created_at) from contents`.execute(db)
  await sql`select fill_search()`.execute(db)
  for (const table of ['contents', 'media']) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
})
afterAll(() => database.close())

const listed = (condition: string) =>
  sql<{ title_key: string; bucket: number }>`select title_key, bucket from content_search where ${sql.raw(condition)} order by score desc`
    .execute(db)
    .then(({ rows }) => rows)
const score = (title: string, change: string) =>
  sql`update content_rank set score = score + ${sql.raw(change)} from contents where contents.uuid = content_uuid and title = ${title}`.execute(
    db,
  )

it('put the most popular quarter of a library into a bucket, and nothing for a small library', async () => {
  expect(await popularityBuckets(db)).toEqual([])
  await movePopularityBuckets(db)
  expect(await popularityBuckets(db)).toEqual([{ bucket: 1, score_step: expect.any(Number) }])
  const popular = await listed('bucket = 1')
  expect(popular.length).toBeGreaterThanOrEqual(library / 4)
  expect(popular.length).toBeLessThan(library / 4 + 10)
  expect(popular[0]?.title_key).toBe('video 1')
})

it('are updated immediately when a content rises or falls', async () => {
  await score('Video 700', '+ 200')
  await score('Video 3', '- 200')
  expect(await listed(`title_key in ('video 3', 'video 700')`)).toEqual([
    { title_key: 'video 700', bucket: 1 },
    { title_key: 'video 3', bucket: 0 },
  ])
})

it('keep their size when many contents rise, and contain every content above the first step', async () => {
  await sql`update content_rank set score = score + 300 from contents where contents.uuid = content_uuid and title like 'Video 5__'`.execute(
    db,
  )
  await movePopularityBuckets(db)
  const popular = await listed('bucket = 1')
  expect(popular.length).toBeLessThan(library / 4 + 10)
  const [bucket] = await popularityBuckets(db)
  expect(await listed(`(score_step >= ${bucket?.score_step}) <> (bucket = 1)`)).toEqual([])
})

it('have the same result with several workers at once as with one', async () => {
  const before = await popularityBuckets(db)
  await Promise.all(Array.from({ length: 8 }, () => movePopularityBuckets(db)))
  expect(await popularityBuckets(db)).toEqual(before)
})
