import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

/** A database of the first migration alone, whose one playlist holds four videos at two positions: two public ones, one without a file, one private. */
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
  await sql`insert into contents (channel_uuid, title, statuts) select uuid, title, statuts from channels,
    (values ('A', 'public'), ('B', 'private'), ('C', 'public'), ('D', 'public')) as new (title, statuts)`.execute(db)
  await sql`update media set playlist_key = 'x/master.m3u8' from contents where contents.uuid = content_uuid and title <> 'C'`.execute(db)
  await sql`insert into playlist_contents (playlist_uuid, content_uuid, position, added_at)
    select playlists.uuid, contents.uuid, case title when 'A' then 1 else 0 end, '2026-01-01'::date + ascii(title)
    from playlists, contents`.execute(db)
  await sql`insert into views (user_uuid, content_uuid) select users.uuid, contents.uuid from users, contents where title = 'A'`.execute(db)
  await migrate(db, silentLog, upTo('0004_library'))
})
afterAll(() => database.close())

describe('a database of the first migration, with data', () => {
  it('keeps the order of its playlists, with gaps between positions', async () => {
    const { rows } = await sql`select title, position, listed from playlist_contents join contents on uuid = content_uuid
      order by position`.execute(database.db)
    expect(rows).toEqual([
      { title: 'B', position: 65_536, listed: false },
      { title: 'C', position: 131_072, listed: false },
      { title: 'D', position: 196_608, listed: true },
      { title: 'A', position: 262_144, listed: true },
    ])
  })

  it('has counted the videos of its playlists, and keeps counting', async () => {
    const { db } = database
    const counts = async () => (await sql`select contents_count, listed_count from playlists`.execute(db)).rows
    expect(await counts()).toEqual([{ contents_count: 4, listed_count: 2 }])
    await sql`update contents set statuts = 'public' where title = 'B'`.execute(db)
    await sql`delete from contents where title = 'C'`.execute(db)
    expect(await counts()).toEqual([{ contents_count: 3, listed_count: 3 }])
  })

  it('records its histories, and considers its plays as not reported yet', async () => {
    const { rows } = await sql`select history_paused, reported_at, watched from users join views on user_uuid = users.uuid`.execute(
      database.db,
    )
    expect(rows).toEqual([{ history_paused: false, reported_at: null, watched: 0 }])
  })
})
