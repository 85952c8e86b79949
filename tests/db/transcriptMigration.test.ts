import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { indexAllCaptions, spokenAt } from '../support/captions.ts'
import { testDatabase } from '../support/database.ts'
import { addContent, setPlayable } from '../support/rows.ts'

let database: Database
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0031'))
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, silentLog, before)
})
afterAll(() => database.close())

it('captions from before the transcripts are found, once the worker has come by', async () => {
  const { db } = database
  const content = await addContent(db)
  await setPlayable(db, content, 'k')
  await sql`insert into captions (content_uuid, language, webvtt) values (${content}::uuid, 'fr', ${spokenAt({ 65: 'Voici la belette.' })})`.execute(
    db,
  )
  await migrate(db, silentLog, migrations)
  await indexAllCaptions(database)
  const { rows } = await sql`
    select s.content_uuid, p.second from transcript_search as s join transcript_passages as p using (content_uuid)
    where s.vector @@ search_lexeme('belette')::tsquery`.execute(db)
  expect(rows).toEqual([{ content_uuid: content, second: 65 }])
})
