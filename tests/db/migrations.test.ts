import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a migrated database', () => {
  it('contains the roles of the specification, of which two can be chosen', async () => {
    const roles = await database.db.selectFrom('roles').select(['name', 'self_assignable as chosen']).orderBy('name').execute()
    expect(roles).toEqual([
      { name: 'Administrateur', chosen: false },
      { name: 'Creators', chosen: true },
      { name: 'Modérateur', chosen: false },
      { name: 'Utilisateur', chosen: true },
    ])
  })

  it('does not change when the same migrations are applied again', async () => {
    await migrate(database.db, silentLog)
    const { count } = await database.db
      .selectFrom('roles')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(4)
  })
})

describe('a migration that fails', () => {
  const failing = {
    ...migrations,
    '9001_first': { up: async (db: Database['db']) => void (await sql`create table half_done (n integer)`.execute(db)) },
    '9002_second': { up: async (db: Database['db']) => void (await sql`select * from nowhere`.execute(db)) },
  }

  it('reports which one, and why, in one line', async () => {
    await expect(migrate(database.db, silentLog, failing)).rejects.toThrow(/^la migration 9002_second a échoué.*nowhere[^\n]*$/)
  })

  it('rolls back everything that was done in the same run', async () => {
    const { rows } = await sql`select to_regclass('half_done') as found, (select count(*) from kysely_migration) as applied`.execute(
      database.db,
    )
    expect(rows).toEqual([{ found: null, applied: Object.keys(migrations).length }])
  })
})
