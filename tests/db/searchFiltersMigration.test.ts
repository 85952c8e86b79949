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

/** Before searches had filters: three videos, one of them private, and two playlists, one of them private. */
beforeAll(async () => {
  database = await testDatabase()
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(database.db, silentLog, upTo('0033_view_sources'))
  const statements = [
    `insert into users (username, email, role_uuid) select 'ada', 'ada@exemple.fr', uuid from roles where name = 'Creators'`,
    `insert into channels (name, creator_uuid) select 'Chaîne', uuid from users`,
    `insert into contents (channel_uuid, title, statuts, category, language) select uuid, title, statuts, category, language from channels,
      (values ('A', 'public', 'music', 'fr'), ('B', 'public', null, null), ('C', 'private', 'music', 'fr')) as new (title, statuts, category, language)`,
    `update media set playlist_key = 'k', duration = 300 from contents where contents.uuid = content_uuid and title <> 'B'`,
    `update media set playlist_key = 'k' from contents where contents.uuid = content_uuid and title = 'B'`,
    `insert into captions (content_uuid, language, webvtt, updated_at) select uuid, 'fr', 'WEBVTT', now() from contents where title = 'A'`,
    `insert into playlists (user_uuid, name, is_private) select users.uuid, name, private from users,
      (values ('Chansons', false), ('Secrets', true)) as new (name, private)`,
  ]
  for (const statement of statements) await rowsOf(statement)
  await migrate(database.db, silentLog)
})
afterAll(() => database.close())

describe('a database from before the filters of searches, with data', () => {
  it('has what its public videos can be filtered by', async () => {
    expect(await rowsOf(`select title_key, facets from content_search order by title_key`)).toEqual([
      { title_key: 'a', facets: ['duration:medium', 'category:music', 'language:fr', 'captions'] },
      { title_key: 'b', facets: [] },
    ])
  })

  it('still has the same words, and those of its public playlists', async () => {
    expect(await rowsOf(`select shown, documents from words order by shown`)).toEqual([
      { shown: 'b', documents: 1 },
      { shown: 'chansons', documents: 1 },
      { shown: 'chaîne', documents: 3 },
    ])
    expect(await rowsOf(`select name_key from playlist_search`)).toEqual([{ name_key: 'chansons' }])
  })
})
