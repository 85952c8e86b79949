import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { EmbeddedDriver } from './embeddedDriver.ts'
import type { Engine } from './engine.ts'
import type { Mutex } from './mutex.ts'

/** The same as on PostgreSQL (postgres/pool.ts). */
const idleMs = 30_000

/**
 * PostgreSQL's dialect over the embedded engine. Kysely's own PGliteDialect needs PGlite in the same thread; with it, `db` inside
 * `db.transaction()` waits forever, and a raw BEGIN captures the statements of other callers. Here the engine may run in a worker, all
 * callers (also the job queue) share one mutex, and both mistakes throw.
 */
export function embeddedDialect(acquire: () => Promise<Engine>, mutex: Mutex, idleInTransactionMs = idleMs): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(acquire, mutex, idleInTransactionMs),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
