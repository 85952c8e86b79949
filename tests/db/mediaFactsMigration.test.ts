import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0019'))
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows

/** As the worker wrote them: the longer side as the width, whatever the orientation of the picture. */
const medias = {
  portrait: {
    size: '270, 480',
    renditions: [
      { width: 426, height: 240, bitrate: 1 },
      { width: 480, height: 270, bitrate: 2 },
    ],
  },
  landscape: {
    size: '480, 270',
    renditions: [
      { width: 426, height: 240, bitrate: 1 },
      { width: 480, height: 270, bitrate: 2 },
    ],
  },
  square: { size: '240, 240', renditions: [{ width: 240, height: 240, bitrate: 3 }] },
  waiting: { size: 'null, null', renditions: [] },
}

beforeAll(async () => {
  database = await testDatabase()
  await rowsOf('drop schema public cascade')
  await rowsOf('create schema public')
  await migrate(database.db, silentLog, before)
  await rowsOf(`insert into users (username, email, role_uuid) select 'ada', 'ada@exemple.fr', uuid from roles where name = 'Creators'`)
  await rowsOf(`insert into channels (name, creator_uuid) select 'Chaîne', uuid from users`)
  for (const [title, { size, renditions }] of Object.entries(medias)) {
    await rowsOf(`insert into contents (channel_uuid, title, statuts) select uuid, '${title}', 'public' from channels`)
    await rowsOf(
      `update media set (width, height) = (${size}), renditions = '${JSON.stringify(renditions)}'
        where content_uuid = (select uuid from contents where title = '${title}')`,
    )
  }
  await migrate(database.db, silentLog)
})
afterAll(() => database.close())

describe('existing renditions after the migration', () => {
  it('of portrait videos have width and height swapped, in their order; the others are unchanged', async () => {
    const rows = await rowsOf('select title, renditions from media join contents on uuid = content_uuid')
    expect(Object.fromEntries(rows.map(({ title, renditions }) => [title, renditions]))).toEqual({
      portrait: [
        { width: 240, height: 426, bitrate: 1 },
        { width: 270, height: 480, bitrate: 2 },
      ],
      landscape: medias.landscape.renditions,
      square: medias.square.renditions,
      waiting: [],
    })
  })

  it('have no damage recorded', async () => {
    expect(await rowsOf('select distinct failure, failure_at from media')).toEqual([{ failure: null, failure_at: null }])
  })
})
