import { totalmem } from 'node:os'
import { PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { createDb } from '../src/db/db.ts'
import { type Database, type Db, openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrations } from '../src/db/migrations.ts'
import { openPool } from '../src/db/postgres/pool.ts'
import { TransactionScope } from '../src/db/transactionScope.ts'
import { silentLog } from '../src/shared/log.ts'
import { startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { makeDataDir } from '../tests/support/process.ts'
import { librarySize, makeLibrary } from './library.ts'

/**
 * `alone`: of a server that counts what its statements take (pg_stat_statements), one connection, on which none waits for another.
 */
export type Filled = { database: Database; alone: Db | null; stop: () => Promise<void> }

/** The schema before search and statistics: their migrations then fill themselves from what is there. */
const early = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0005'))

/** As docs/operation.md advises for a server of its own: a quarter of the memory. With it, what each statement took. */
const configuration = {
  shared_buffers: `${Math.round(totalmem() / 4 / 2 ** 20)}MB`,
  effective_cache_size: `${Math.round(totalmem() / 2 / 2 ** 20)}MB`,
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
}

/** A PostgreSQL of our own with a library of this many contents, ready to be asked. */
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

/** The same in an embedded database. */
export async function filledEmbedded(contents: number, log: (line: string) => void): Promise<Filled> {
  const folder = await makeDataDir()
  const database = await openDatabase({ dataDir: folder.path, log: silentLog })
  const run = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await sql.raw<Record<string, unknown>>(statement).execute(database.db)).rows
  // Opening it brought it to its last schema: back to the early one, which the library is made in.
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
