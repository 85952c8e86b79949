import { Client } from 'pg'
import type { Log } from '../../shared/log.ts'
import { connectTimeoutMs } from './pool.ts'

// A lock is held for as long as a file is inspected and moved. Not every version has all of these.
const noTimeouts = `select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`

/**
 * Locks by name among the processes of a site: PostgreSQL's advisory ones, all on one connection of their own, since a few that are held
 * for long would use up the pool. They end with the connection. Within this process they exclude nobody.
 */
export class Locks {
  readonly #url: string
  readonly #log: Log
  #connection: Promise<Client> | undefined

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  /** Runs the work unless another process holds the lock. @returns false when it does @throws errors of the work, and of the database */
  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    const client = await this.#connected()
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [name])
    if (rows[0]?.held !== true) return false
    try {
      await work()
    } finally {
      // A connection that was lost has released it.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined)
    }
    return true
  }

  async close(): Promise<void> {
    const client = await this.#connection?.catch(() => undefined)
    await client?.end()
  }

  #connected(): Promise<Client> {
    if (this.#connection) return this.#connection
    const client = new Client({
      connectionString: this.#url,
      application_name: 'lucarne-locks',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    })
    const connection = client
      .connect()
      .then(() => client.query(noTimeouts))
      .then(() => client)
    const forget = (): void => {
      if (this.#connection === connection) this.#connection = undefined
    }
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'the connection of the locks was lost')
      forget()
    })
    client.on('end', forget)
    connection.catch(forget)
    this.#connection = connection
    return connection
  }
}
