import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { errorMessage } from '../connection/errorMessage.ts'
import type { Log } from '../../shared/log.ts'

/** Milliseconds. A silently broken connection is detected after at most `check` + `answer`. */
const timing = { connect: 10_000, firstRetry: 250, lastRetry: 10_000, check: 20_000, answer: 5000 }

type Connection = { client: Client; lost: Promise<Error> }

/** Listens to a PostgreSQL channel on its own connection, and reconnects without limit when that is lost. */
export class Listener {
  readonly #url: string
  readonly #channel: string
  readonly #onMessage: (payload: string) => void
  readonly #log: Log
  readonly #closing = new AbortController()
  #connection: Connection | undefined
  #loop: Promise<void> = Promise.resolve()

  constructor(url: string, channel: string, onMessage: (payload: string) => void, log: Log) {
    this.#url = url
    this.#channel = channel
    this.#onMessage = onMessage
    this.#log = log
  }

  /** Resolves when it is listening. @throws when the first connection fails */
  async start(): Promise<void> {
    this.#connection = await this.#connect()
    this.#loop = this.#stayConnected(this.#connection)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#connection?.client.end()
    await this.#loop
  }

  async #stayConnected(first: Connection): Promise<void> {
    const { signal } = this.#closing
    let current: Connection | undefined = first
    let pause = timing.firstRetry
    while (!signal.aborted) {
      if (current) {
        const error = await current.lost
        if (signal.aborted) break
        this.#log.warn({ err: error }, 'the change feed lost its connection')
        pause = timing.firstRetry
      }
      await delay(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, timing.lastRetry)
      current = signal.aborted ? undefined : await this.#connect().catch(() => undefined)
      this.#connection = current
    }
    await this.#connection?.client.end()
  }

  async #connect(): Promise<Connection> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'lucarne-changes',
      keepAlive: true,
      connectionTimeoutMillis: timing.connect,
      query_timeout: timing.answer,
    })
    const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
    client.on('error', lose)
    client.on('end', () => lose(new Error('the server ended the connection')))
    client.on('notification', ({ payload }) => this.#onMessage(payload ?? ''))
    const check = setInterval(() => void this.#mustWrite(client).catch(lose), timing.check)
    check.unref()
    void this.#cleanUp(client, lost, check)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`)
    } catch (error) {
      lose(error instanceof Error ? error : new Error(errorMessage(error)))
      throw error
    }
    return { client, lost }
  }

  /** @throws when the server does not answer, or only reads: after a failover, notifications come from another one */
  async #mustWrite(client: Client): Promise<void> {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on') throw new Error('the server only reads')
  }

  async #cleanUp(client: Client, lost: Promise<Error>, check: NodeJS.Timeout): Promise<void> {
    await lost
    clearInterval(check)
    // Ending a broken connection may fail. Then nothing is left to end.
    await client.end().catch(() => undefined)
  }
}
