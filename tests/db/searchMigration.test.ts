import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last))

/** A database of the first migration alone, with a public, a private and a content that is not playable. */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, silentLog, upTo('0001_entities'))
  await sql`insert into users (username, email, role_uuid) select 'ada', 'ada@exemple.fr', uuid from roles where name = 'Creators'`.execute(
    db,
  )
  await sql`insert into channels (name, creator_uuid) select 'Étoiles', uuid from users`.execute(db)
  await sql`insert into contents (channel_uuid, title, statuts)
    select uuid, title, case title when 'secret' then 'private' else 'public' end
    from channels, unnest(array['Été', 'secret', 'bientôt']) as title`.execute(db)
  await sql`update media set playlist_key = 'k' where content_uuid in (select uuid from contents where title <> 'bientôt')`.execute(db)
  await migrate(db, silentLog, upTo('0005_search'))
})
afterAll(() => database.close())

describe('a database of the first migration, with data', () => {
  it('can be searched for findable contents', async () => {
    const { rows } = await sql`select title_key from content_search where vector @@ 'etoil'`.execute(database.db)
    expect(rows).toEqual([{ title_key: 'ete' }])
    expect((await sql`select name_key from channel_search`.execute(database.db)).rows).toEqual([{ name_key: 'etoiles' }])
  })

  it('has its word counts', async () => {
    const rows = await database.db.selectFrom('words').selectAll().orderBy('shown').execute()
    expect(rows).toEqual([
      { shown: 'étoiles', word: 'etoiles', lexeme: 'etoil', documents: 2 },
      { shown: 'été', word: 'ete', lexeme: 'ete', documents: 1 },
    ])
  })
})
