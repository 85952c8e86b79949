import { openAsBlob } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../../src/db/connection/database.ts'
import { openDatabase } from '../../src/db/connection/openDatabase.ts'
import { embeddedDatabase } from '../../src/db/embedded/embeddedDatabase.ts'
import { engineInThread, openPglite } from '../../src/db/embedded/pgliteEngine.ts'
import { silentLog } from '../../src/shared/log.ts'
import { createDatabase } from './postgresDatabases.ts'

/**
 * A new, migrated database for one test file: in memory and in this process, or on PostgreSQL in the project `server-postgres`. Its `close`
 * deletes it.
 */
export async function testDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') {
    const pglite = await openPglite({ loadDataDir: await openAsBlob(template.tarball) })
    return embeddedDatabase(engineInThread(pglite), silentLog)
  }
  const place = await databasePlace()
  const database = await openDatabase({ ...place, log: silentLog })
  return {
    ...database,
    close: async () => {
      await database.close()
      await place.remove()
    },
  }
}

/** What `openDatabase` and the environment's DATA_DIR and DATABASE_URL need, for tests that open it in child processes. */
export type DatabasePlace = { dataDir: string; url: string | undefined; remove: () => Promise<void> }

/** The connections of two processes to one migrated database, for tests of locks. `close` deletes it. */
export async function openTwice(): Promise<{ database: Database; elsewhere: Database; close: () => Promise<void> }> {
  const place = await databasePlace()
  const database = await openDatabase({ ...place, log: silentLog })
  const elsewhere = await openDatabase({ ...place, log: silentLog })
  return {
    database,
    elsewhere,
    close: async () => {
      await database.close()
      await elsewhere.close()
      await place.remove()
    },
  }
}

/** A migrated database that is not opened yet. */
export async function databasePlace(): Promise<DatabasePlace> {
  const template = inject('databaseTemplate')
  const dataDir = await mkdtemp(join(tmpdir(), 'lucarne-data-'))
  const removeFolder = (): Promise<void> => rm(dataDir, { recursive: true, force: true })
  if (template.kind === 'embedded') {
    await cp(template.folder, join(dataDir, 'database'), { recursive: true })
    return { dataDir, url: undefined, remove: removeFolder }
  }
  const { url, drop } = await createDatabase(template.url, template.database)
  return { dataDir, url, remove: () => drop().finally(removeFolder) }
}
