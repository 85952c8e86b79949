import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { Engine } from './engine.ts'
import { ReservedConnection } from './reservedConnection.ts'
import type { Mutex } from './mutex.ts'

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Reserves the engine's one session for one user at a time: a single statement, a transaction or `db.connection()`. */
export class EmbeddedDriver implements Driver {
  readonly #acquire: () => Promise<Engine>
  readonly #mutex: Mutex
  readonly #idleMs: number

  /** @param acquire returns the current engine; called once the mutex is held, because a broken engine may have been replaced */
  constructor(acquire: () => Promise<Engine>, mutex: Mutex, idleMs: number) {
    this.#acquire = acquire
    this.#mutex = mutex
    this.#idleMs = idleMs
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const handOn = await this.#mutex.acquire()
    try {
      return new KyselyConnection(new ReservedConnection(await this.#acquire(), handOn, this.#idleMs))
    } catch (error) {
      handOn()
      throw error
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const access = settings.accessMode ? ` ${settings.accessMode}` : ''
    await reserved(connection).begin(`start transaction${isolation}${access}`)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await reserved(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await reserved(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    reserved(connection).release()
  }

  async destroy(): Promise<void> {
    // The engine outlives Kysely: the job queue uses it too, and openDatabase's close() ends it.
  }
}

class KyselyConnection implements DatabaseConnection {
  readonly reserved: ReservedConnection

  constructor(reserved: ReservedConnection) {
    this.reserved = reserved
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, affectedRows } = await this.reserved.query(sql, parameters)
    // Kysely's own drivers trust the query builder for the type of a row in the same way.
    const typed = rows as Row[]
    return writes.has(command) ? { rows: typed, numAffectedRows: BigInt(affectedRows) } : { rows: typed }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database has no cursors: page with a limit')
  }
}

function reserved(connection: DatabaseConnection): ReservedConnection {
  if (connection instanceof KyselyConnection) return connection.reserved
  throw new TypeError('This connection belongs to another driver')
}
