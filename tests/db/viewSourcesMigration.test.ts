import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows

/** Before sources were recorded: two views of A yesterday, one of it today, one of B yesterday; then B was deleted. */
beforeAll(async () => {
  database = await testDatabase()
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(database.db, silentLog, upTo('0032_transcripts'))
  const statements = [
    `insert into users (username, email, role_uuid) select person, person || '@exemple.fr', uuid
      from roles, (values ('ada'), ('léo')) as people (person) where roles.name = 'Creators'`,
    `insert into channels (name, creator_uuid) select 'Chaîne', uuid from users where username = 'ada'`,
    `insert into contents (channel_uuid, title, statuts) select uuid, title, 'public' from channels, (values ('A'), ('B')) as new (title)`,
    `insert into views (user_uuid, content_uuid) select users.uuid, contents.uuid from users, contents where title = 'A'`,
    `insert into counted_views (user_uuid, content_uuid, day) select users.uuid, contents.uuid, current_date - 1 from users, contents
      where title = 'A' or username = 'léo'`,
    `insert into counted_views (user_uuid, content_uuid) select users.uuid, contents.uuid from users, contents
      where title = 'A' and username = 'léo'`,
    `delete from contents where title = 'B'`,
  ]
  for (const statement of statements) await rowsOf(statement)
  await migrate(database.db, silentLog)
})
afterAll(() => database.close())

const sources = () => rowsOf('select current_date - day as ago, source, views from channel_day_sources order by day, source')
const contentDays = () =>
  rowsOf('select title, current_date - day as ago, views from content_days join contents on uuid = content_uuid order by day')

describe('a database of before the sources of views, with views', () => {
  it('counts them as of an unknown source, on their days, those of deleted videos included', async () => {
    expect(await sources()).toEqual([
      { ago: 1, source: 'unknown', views: 3 },
      { ago: 0, source: 'unknown', views: 1 },
    ])
    expect(await rowsOf(`select distinct source from views union all select distinct source from counted_views`)).toEqual([
      { source: 'unknown' },
      { source: 'unknown' },
    ])
  })

  it('has the days of each video', async () => {
    expect(await contentDays()).toEqual([
      { title: 'A', ago: 1, views: 2 },
      { title: 'A', ago: 0, views: 1 },
    ])
  })

  it('keeps counting from there', async () => {
    await rowsOf(`insert into counted_views (user_uuid, content_uuid, source) select users.uuid, contents.uuid, 'search' from users, contents
      where username = 'ada'`)
    expect(await sources()).toEqual([
      { ago: 1, source: 'unknown', views: 3 },
      { ago: 0, source: 'search', views: 1 },
      { ago: 0, source: 'unknown', views: 1 },
    ])
    expect((await contentDays()).at(-1)).toEqual({ title: 'A', ago: 0, views: 2 })
    expect(await rowsOf('select current_date - day as ago, views from channel_days where views > 0 order by day')).toEqual([
      { ago: 1, views: 3 },
      { ago: 0, views: 2 },
    ])
  })

  it('refuses a source that does not exist', async () => {
    await expect(rowsOf(`update counted_views set source = 'moon'`)).rejects.toThrow(/source_check/)
  })

  it('keeps the sources of a deleted video, and nothing of a deleted channel', async () => {
    await rowsOf('delete from contents')
    expect(await contentDays()).toEqual([])
    expect(await rowsOf('select count(*)::int as left from content_days')).toEqual([{ left: 0 }])
    expect(await sources()).toHaveLength(3)
    await rowsOf('delete from channels')
    expect(await sources()).toEqual([])
  })
})
