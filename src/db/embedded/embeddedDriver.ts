import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Engine } from './engine.ts'
import { LentConnection } from './lentConnection.ts'
import type { Mutex } from './mutex.ts'

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Lends the engine's one session to one user at a time: a single statement, a transaction or `db.connection()`. */
export class EmbeddedDriver implements Driver {
  readonly #lend: () => Promise<Engine>
  readonly #mutex: Mutex
  readonly #idleMs: number

  /** @param lend the engine as it is when somebody's turn has come: one that broke may have been replaced */
  constructor(lend: () => Promise<Engine>, mutex: Mutex, idleMs: number) {
    this.#lend = lend
    this.#mutex = mutex
    this.#idleMs = idleMs
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const handOn = await this.#mutex.acquire()
    try {
      return new KyselyConnection(new LentConnection(await this.#lend(), handOn, this.#idleMs))
    } catch (error) {
      handOn()
      throw error
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const access = settings.accessMode ? ` ${settings.accessMode}` : ''
    await lent(connection).begin(`start transaction${isolation}${access}`)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await lent(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await lent(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    lent(connection).release()
  }

  async destroy(): Promise<void> {
    // The engine outlives Kysely: the job queue uses it too, and openDatabase's close() ends it.
  }
}

class KyselyConnection implements DatabaseConnection {
  readonly lent: LentConnection

  constructor(lent: LentConnection) {
    this.lent = lent
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, affectedRows } = await this.lent.query(sql, parameters)
    // Kysely's own drivers trust the query builder for the type of a row in the same way.
    const typed = rows as Row[]
    return writes.has(command) ? { rows: typed, numAffectedRows: BigInt(affectedRows) } : { rows: typed }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database has no cursors: page with a limit')
  }
}

function lent(connection: DatabaseConnection): LentConnection {
  if (connection instanceof KyselyConnection) return connection.lent
  throw new TypeError('This connection belongs to another driver')
}
