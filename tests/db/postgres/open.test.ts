import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../../src/db/connection/openDatabase.ts'
import { silentLog } from '../../../src/shared/log.ts'
import { createDatabase } from '../../support/postgresDatabases.ts'

function clusterUrl(): string {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') throw new Error('This file belongs to the project server-postgres')
  return template.url
}

describe('an empty PostgreSQL database', () => {
  it('is migrated once when several processes start together', async () => {
    const { url, drop } = await createDatabase(clusterUrl())
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', url, log: silentLog })))
    const counts = await Promise.all(opened.map(({ db }) => db.selectFrom('roles').select('name').execute()))
    await Promise.all(opened.map((database) => database.close()))
    await drop()
    expect(counts.map((roles) => roles.length)).toEqual([4, 4, 4])
  })
})

describe('a connection of the pool', () => {
  it('does not use JIT compilation, and has timeouts', async () => {
    const { url, drop } = await createDatabase(clusterUrl())
    const database = await openDatabase({ dataDir: '', url, log: silentLog })
    const { rows } = await sql`select current_setting('jit') as jit, current_setting('statement_timeout') as statement`.execute(database.db)
    await database.close()
    await drop()
    expect(rows).toEqual([{ jit: 'off', statement: '30s' }])
  })
})

describe('an unreachable PostgreSQL server', () => {
  it('is reported in one French line', async () => {
    const opening = openDatabase({ dataDir: '', url: 'postgres://lucarne:secret@127.0.0.1:1/x', log: silentLog })
    await expect(opening).rejects.toThrow(/^PostgreSQL ne répond pas \(127\.0\.0\.1:1\)\u00a0: (?!.*secret)/)
  })
})
