import { CompiledQuery, type DatabaseConnection, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Database } from '../connection/database.ts'
import { createDb } from '../connection/createDb.ts'
import { errorMessage } from '../connection/errorMessage.ts'
import type { Log } from '../../shared/log.ts'
import { migrate } from '../schema/migrate.ts'
import { Room } from '../disk/room.ts'
import { explainedExecutor, readinessOf, readOnly, tryWriting } from '../disk/roomGuard.ts'
import { tracedExecutor } from '../connection/statementSpans.ts'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'
import { TransactionScope } from '../connection/transactionScope.ts'
import { Locks } from './locks.ts'
import { notifiedChangeFeed } from './notifiedChanges.ts'
import { connectTimeoutMs, openPool } from './pool.ts'
import { renewable } from './renewal.ts'
import { folderOfServer } from './serverFolder.ts'

type Options = { dataDir: string; floorBytes?: number | undefined; log: Log }

/** Opens the PostgreSQL database. @throws Error in French when the server cannot be reached or a migration fails */
export async function openPostgres(url: string, { dataDir, floorBytes, log }: Options): Promise<Database> {
  await migrateWithoutTimeouts(url, log)
  const pool = openPool(url, log)
  const renew = renewable(pool)
  const scope = new TransactionScope()
  const room = new Room(await folderOfServer(url, pool, dataDir), floorBytes, log)
  const db = await createDb(guardedDialect(pool, room), scope, room)
  room.watch(async () => {
    // A server refuses writes when its disk is full, and when another one has taken its place.
    await renew()
    await tryWriting(db)
  })
  const changes = await notifiedChangeFeed(url, pool, scope, log)
  const locks = new Locks(url, log)
  return {
    db,
    kind: 'postgres',
    sql: explainedExecutor(tracedExecutor(poolExecutor(pool, scope, room)), room),
    changes,
    connections: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ready: readinessOf(db, room),
    exclusively: (name, work) => locks.exclusively(name, work),
    hasRoom: () => room.isWritable(),
    disk: () => room.disk(),
    despiteLowRoom: (work) => room.allowWrites(work),
    close: async () => {
      room.close()
      await changes.close()
      await locks.close()
      await db.destroy()
    },
  }
}

/** Returns a dialect whose connections refuse writes while the server's disk is nearly full. */
function guardedDialect(pool: Pool, room: Room): PostgresDialect {
  const modes = new WeakMap<DatabaseConnection, boolean>()
  return new PostgresDialect({
    pool,
    onReserveConnection: async (connection) => {
      const refusesWrites = await room.refusesWrites()
      if ((modes.get(connection) ?? false) === refusesWrites) return
      // A broken connection fails at its first statement. Throwing here would leak it: the pool would never get it back.
      const isSet = await connection.executeQuery(CompiledQuery.raw(readOnly(refusesWrites))).then(
        () => true,
        () => false,
      )
      if (isSet) modes.set(connection, refusesWrites)
    },
  })
}

/** A migration may build an index for minutes, so it runs on its own connection without timeouts. */
async function migrateWithoutTimeouts(url: string, log: Log): Promise<void> {
  const pool = new Pool({ connectionString: url, application_name: 'lucarne-migrate', max: 1, connectionTimeoutMillis: connectTimeoutMs })
  const db = await createDb(new PostgresDialect({ pool }), new TransactionScope())
  try {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      const { hostname, port } = new URL(url)
      throw new Error(`PostgreSQL ne répond pas (${hostname}:${port || 5432})\u00a0: ${errorMessage(error)}`, { cause: error })
    })
    await migrate(db, log)
  } finally {
    await db.destroy()
  }
}

// The queue writes little, and finished jobs have to be completed: its writes are allowed while others are refused.
function poolExecutor(pool: Pool, scope: TransactionScope, room: Room): SqlExecutor {
  return {
    async executeSql(text, values) {
      scope.assertOutside()
      const results: unknown = await (room.hasBeenLow ? writing(pool, text, values) : pool.query(text, values))
      return { rows: [results].flat().flatMap(rowsOf) }
    },
  }
}

/** Runs text in a read-write transaction, because the connection may have been set to refuse writes. */
async function writing(pool: Pool, text: string, values?: unknown[]): Promise<unknown> {
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin read write')
    const results: unknown = await client.query(text, values)
    await client.query('commit')
    isDone = true
    return results
  } finally {
    // After a failure, the connection is closed together with its open transaction.
    client.release(!isDone)
  }
}

// For several statements, node-postgres returns an array of results, which its types omit.
function rowsOf(result: unknown): unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
}
