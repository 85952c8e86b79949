import { totalmem } from 'node:os'
import { PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { createDb } from '../src/db/connection/createDb.ts'
import type { Database, Db } from '../src/db/connection/database.ts'
import { openDatabase } from '../src/db/connection/openDatabase.ts'
import { migrate } from '../src/db/schema/migrate.ts'
import { migrations } from '../src/db/schema/migrations.ts'
import { openPool } from '../src/db/postgres/pool.ts'
import { TransactionScope } from '../src/db/connection/transactionScope.ts'
import { silentLog } from '../src/shared/log.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { makeDataDir } from '../tests/support/process.ts'
import { librarySize, makeLibrary } from './library.ts'

/** `alone`: one connection to a server with pg_stat_statements, on which no statement waits for another; null for the embedded database. */
export type Filled = { database: Database; alone: Db | null; stop: () => Promise<void> }

/** The schema before search and statistics. The later migrations then fill their tables from the existing rows. */
const early = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0005'))

/** The settings that docs/operations.md advises for a dedicated server (a quarter of the memory), and pg_stat_statements. */
const configuration = {
  shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB`,
  effective_cache_size: `${Math.round(totalmem() / 2 / 2 ** 20)}MB`,
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
}

/** Starts a PostgreSQL server and fills it with a library of this many contents. */
export async function filledPostgres(contents: number, log: (line: string) => void): Promise<Filled & { url: string }> {
  const cluster = await startPostgresCluster(configuration)
  const db = await createDb(new PostgresDialect({ pool: new Pool({ connectionString: cluster.url, max: 1 }) }), new TransactionScope())
  await migrate(db, silentLog, early)
  await db.destroy()

  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await makeLibrary(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows, librarySize(contents), log)
  const started = performance.now()
  const database = await openDatabase({ dataDir: '', url: cluster.url, log: silentLog })
  log(`${((performance.now() - started) / 1000).toFixed(1)} s  migrations that read the library`)
  await client.query('vacuum analyze')
  await client.query('create extension pg_stat_statements')
  await client.end()
  const alone = await createDb(new PostgresDialect({ pool: openPool(cluster.url, silentLog, 1) }), new TransactionScope())
  return {
    database,
    alone,
    url: cluster.url,
    stop: async () => {
      await alone.destroy()
      await database.close()
      await cluster.stop()
    },
  }
}

/** Fills an embedded database with the same library. */
export async function filledEmbedded(contents: number, log: (line: string) => void): Promise<Filled> {
  const folder = await makeDataDir()
  const database = await openDatabase({ dataDir: folder.path, log: silentLog })
  const run = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await sql.raw<Record<string, unknown>>(statement).execute(database.db)).rows
  // Opening the database applied all migrations. Go back to the early schema, in which the library is made.
  await run('drop schema public cascade')
  await run('create schema public')
  await migrate(database.db, silentLog, early)
  await makeLibrary(run, librarySize(contents), log)
  await migrate(database.db, silentLog)
  await run('analyze')
  return {
    database,
    alone: null,
    stop: async () => {
      await database.close()
      await folder.remove()
    },
  }
}
