import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { EmbeddedDriver } from './embeddedDriver.ts'
import type { Engine } from './engine.ts'
import type { Mutex } from './mutex.ts'

/** As long as on PostgreSQL (postgres/pool.ts). */
const idleMs = 30_000

/**
 * PostgreSQL's dialect over the embedded engine. Kysely's own PGliteDialect wants PGlite in this very thread; there, `db` inside
 * `db.transaction()` waits for ever, and a raw BEGIN swallows the statements of everybody else. Here the engine may be in a worker,
 * everybody (the job queue too) takes turns at one mutex, and both mistakes are errors.
 */
export function embeddedDialect(lend: () => Promise<Engine>, mutex: Mutex, idleInTransactionMs = idleMs): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(lend, mutex, idleInTransactionMs),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
