import { Pool, TypeOverrides } from 'pg'
import type { Log } from '../../shared/log.ts'
import { arrayParsers, parsers } from '../parsers.ts'

export const connectTimeoutMs = 10_000

/** Milliseconds. Long enough for any request of the site, short enough that one stuck client harms nobody. */
const timeouts = { statement: 30_000, lock: 10_000, idleInTransaction: 30_000 }

/**
 * Connections of the requests. JIT is off: compiling costs more than these short queries take. So does what a join sets up to remember
 * what it found (memoize), sized for a whole library when a page of it is read. Days are those of UTC, as embedded.
 */
export function openPool(url: string, log: Log, max = 20): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'lucarne',
    types: typeOverrides(),
    options: '-c jit=off -c enable_memoize=off -c TimeZone=UTC',
    keepAlive: true,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  })
  // Without a listener an idle connection that the server closes would end the process; the pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The pool no longer listens to a connection that it is closing; one that the server ends meanwhile would end the process as well.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'a database connection ended')))
  return pool
}

function typeOverrides(): TypeOverrides {
  const overrides = new TypeOverrides()
  for (const [oid, parse] of Object.entries({ ...parsers, ...arrayParsers })) overrides.setTypeParser(Number(oid), parse)
  return overrides
}
