import { type ClientBase, Pool } from 'pg'
import type { Log } from '../../shared/log.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import { typeParsers } from '../connection/typeParsers.ts'

export const connectTimeoutMs = 10_000

/** Milliseconds. Long enough for any request of the site, short enough that one stuck client harms no other. */
const timeouts = { statement: 30_000, lock: 10_000, idleInTransaction: 30_000 }

/**
 * Opens the pool for requests. JIT is off: compiling costs more than these short queries take. Memoize is off: joins would set up a cache
 * sized for the whole library to read one page. Days are in UTC, as in the embedded database.
 */
export function openPool(url: string, log: Log, max = 20): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'lucarne',
    types: typeParsers(),
    options: '-c jit=off -c enable_memoize=off -c TimeZone=UTC',
    keepAlive: true,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    verify: (client, done) => void verify(client, done),
  })
  // Without a listener, an idle connection that the server closes would end the process. The pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // The pool does not listen to a connection that it is closing: an error on it would also end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'a database connection ended')))
  return pool
}

/** Passes an error like that of a server that starts when it is a standby, which only reads until it is promoted. */
async function verify(client: ClientBase, tell: (fault?: Error) => void): Promise<void> {
  tell(await faultOf(client).catch((error: unknown) => (error instanceof Error ? error : new Error(errorMessage(error)))))
}

async function faultOf(client: ClientBase): Promise<Error | undefined> {
  const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
  if (!rows[0]?.recovers) return undefined
  return Object.assign(new Error('the server is a standby that was not promoted'), { code: '57P03' })
}
