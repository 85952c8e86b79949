import { Client, type QueryResult, type QueryResultRow } from 'pg'
import type { Log } from '../../shared/log.ts'
import { connectTimeoutMs } from './pool.ts'
import { noTimeouts } from './siteConnection.ts'

/**
 * Locks by name among the processes of a site: PostgreSQL's advisory ones, all on one connection of their own, since a few that are held
 * for long would use up the pool. They end with the connection. Within this process they exclude nobody.
 */
export class Locks {
  readonly #url: string
  readonly #log: Log
  #connection: { client: Client; ready: Promise<Client> } | undefined

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  /** Runs the work unless another process holds the lock. @returns false when it does @throws errors of the work, and of the database */
  async exclusively(name: string, work: () => Promise<void>): Promise<boolean> {
    const client = await this.#connected()
    const { rows } = await this.#ask<{ held: boolean }>(client, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held', name)
    if (rows[0]?.held !== true) return false
    try {
      await work()
    } finally {
      await this.#ask(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', name).catch((error: unknown) =>
        this.#log.warn({ err: error, lock: name }, 'a lock was released with its connection'),
      )
    }
    return true
  }

  /** A connection that does not answer is ended, and its locks with it: else the other processes would wait for them for ever. */
  async #ask<Row extends QueryResultRow>(client: Client, statement: string, name: string): Promise<QueryResult<Row>> {
    try {
      return await client.query<Row>(statement, [name])
    } catch (error) {
      this.#forget(client)
      void client.end().catch(() => undefined)
      throw error
    }
  }

  async close(): Promise<void> {
    const client = await this.#connection?.ready.catch(() => undefined)
    await client?.end()
  }

  #connected(): Promise<Client> {
    if (this.#connection) return this.#connection.ready
    const client = new Client({
      connectionString: this.#url,
      application_name: 'lucarne-locks',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      keepAlive: true,
    })
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'the connection of the locks was lost')
      this.#forget(client)
    })
    client.on('end', () => this.#forget(client))
    const ready = client
      .connect()
      .then(() => client.query(noTimeouts))
      .then(() => client)
    ready.catch(() => this.#forget(client))
    this.#connection = { client, ready }
    return ready
  }

  /** The next lock opens another connection. */
  #forget(client: Client): void {
    if (this.#connection?.client === client) this.#connection = undefined
  }
}
