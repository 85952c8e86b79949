import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

/** A database of the first migration alone, with three comments, one of them on a content that two hashtags name. */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, silentLog, upTo('0001_entities'))
  await sql`insert into users (username, email, role_uuid) select 'ada', 'ada@exemple.fr', uuid from roles where name = 'Creators'`.execute(
    db,
  )
  await sql`insert into channels (name, creator_uuid) select 'Chaîne', uuid from users`.execute(db)
  await sql`insert into contents (channel_uuid, title, statuts) select uuid, title, 'public' from channels, unnest(array['A', 'B']) as title`.execute(
    db,
  )
  await sql`insert into comments (user_uuid, content_uuid, text) select users.uuid, contents.uuid, 'Bravo'
    from users, contents, generate_series(1, 2) where title = 'A'`.execute(db)
  await sql`insert into comments (user_uuid, content_uuid, text) select users.uuid, contents.uuid, 'Bravo' from users, contents where title = 'B'`.execute(
    db,
  )
  await sql`insert into hashtags (name) values ('mer')`.execute(db)
  await sql`insert into content_hashtags select contents.uuid, hashtags.uuid from contents, hashtags where title = 'A'`.execute(db)
  await migrate(db, silentLog, upTo('0002_moderation'))
})
afterAll(() => database.close())

const counts = async () =>
  (await sql<{ title: string; comments_count: number }>`select title, comments_count from contents order by title`.execute(database.db))
    .rows

describe('a database of the first migration, with data', () => {
  it('keeps its comments, visible, as top-level comments without marks', async () => {
    const { rows } = await sql`select distinct text, parent_uuid, updated_at, hidden_at, pinned, hearted, likes_count, replies_count
      from comments`.execute(database.db)
    expect(rows).toEqual([
      {
        text: 'Bravo',
        parent_uuid: null,
        updated_at: null,
        hidden_at: null,
        pinned: false,
        hearted: false,
        likes_count: 0,
        replies_count: 0,
      },
    ])
    expect(await counts()).toEqual([
      { title: 'A', comments_count: 2 },
      { title: 'B', comments_count: 1 },
    ])
  })

  it('keeps counting from the former counts', async () => {
    const { db } = database
    await sql`update comments set hidden_at = now() where content_uuid = (select uuid from contents where title = 'A')`.execute(db)
    await sql`insert into comments (user_uuid, content_uuid, parent_uuid, text)
      select user_uuid, content_uuid, uuid, 'Merci' from comments where hidden_at is null`.execute(db)
    expect(await counts()).toEqual([
      { title: 'A', comments_count: 0 },
      { title: 'B', comments_count: 2 },
    ])
    const hashtag = async () => (await sql`select content_count from hashtags`.execute(db)).rows
    expect(await hashtag()).toEqual([{ content_count: 1 }])
    await sql`update contents set hidden_at = now() where title = 'A'`.execute(db)
    expect(await hashtag()).toEqual([{ content_count: 0 }])
  })
})
