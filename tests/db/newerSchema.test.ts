import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { isPristine } from '../../src/db/demo/demo.ts'
import { contract } from '../../src/db/schema/contract.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { testDatabase } from '../support/database.ts'

let database: Database
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const change =
  (text: string): Migration['up'] =>
  async (db) =>
    void (await sql.raw(text).execute(db))
/** The versions that follow: the first one adds to the schema, the next one counts as taking away what that has replaced. */
const expanded = { ...migrations, '9001_nicknames': { up: change('create table nicknames (name text)') } }
const contracted = {
  ...expanded,
  '9002_no_aliases': contract('9001_nicknames', change('alter table nicknames add column alias text')),
}

describe('a version', () => {
  it('starts on the schema of a newer one that has only added to it', async () => {
    await migrate(database.db, silentLog, expanded)
    await migrate(database.db, silentLog)
    await database.ready()
    await migrate(database.db, silentLog, expanded)
  })

  it('starts where a newer one has removed what it does not use any more', async () => {
    await migrate(database.db, silentLog, contracted)
    await migrate(database.db, silentLog, expanded)
  })

  it('refuses to start where a newer one has removed what it uses', async () => {
    await migrate(database.db, silentLog, contracted)
    await expect(migrate(database.db, silentLog)).rejects.toThrow(
      /^la base a été mise à jour par une version plus récente, .* \(il lui manque la migration 9001_nicknames\) : démarrez la version récente, ou remettez en place la sauvegarde d’avant la mise à jour$/,
    )
  })

  it('refuses to start as well where a later removal needs less than an earlier one', async () => {
    const more = { ...contracted, '9003_no_older': contract('0036_site_settings', change('alter table nicknames add column older text')) }
    await migrate(database.db, silentLog, more)
    await expect(migrate(database.db, silentLog)).rejects.toThrow(/il lui manque la migration 9001_nicknames/)
  })

  it('that installs a new site with both finds it unused', async () => {
    await migrate(database.db, silentLog, contracted)
    expect(await isPristine(database.db)).toBe(true)
  })
})
