import { CompiledQuery, type DatabaseConnection, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Database } from '../database.ts'
import { createDb } from '../db.ts'
import { errorMessage } from '../errorMessage.ts'
import type { Log } from '../../shared/log.ts'
import { migrate } from '../migrate.ts'
import { Room } from '../room.ts'
import { explainedExecutor, mustServe, readOnly, tryWriting } from '../roomGuard.ts'
import type { SqlExecutor } from '../sqlExecutor.ts'
import { TransactionScope } from '../transactionScope.ts'
import { notifiedChangeFeed } from './notifiedChanges.ts'
import { connectTimeoutMs, openPool } from './pool.ts'
import { folderOfServer } from './serverFolder.ts'

type Options = { dataDir: string; floorBytes?: number | undefined; log: Log }

/** @throws Error in French when the server cannot be reached or a migration fails */
export async function openPostgres(url: string, { dataDir, floorBytes, log }: Options): Promise<Database> {
  await migrateWithoutTimeouts(url, log)
  const pool = openPool(url, log)
  const scope = new TransactionScope()
  const room = new Room(await folderOfServer(url, pool, dataDir), floorBytes, log)
  const db = await createDb(guardedDialect(pool, room), scope, room)
  room.watch(() => tryWriting(db))
  const changes = await notifiedChangeFeed(url, pool, scope, log)
  return {
    db,
    kind: 'postgres',
    sql: explainedExecutor(poolExecutor(pool, scope, room), room),
    changes,
    ready: () => mustServe(db, room),
    hasRoom: () => room.isThere(),
    close: async () => {
      room.close()
      await changes.close()
      await db.destroy()
    },
  }
}

/** Connections that take no writes while the server's disk is nearly full. */
function guardedDialect(pool: Pool, room: Room): PostgresDialect {
  const modes = new WeakMap<DatabaseConnection, boolean>()
  return new PostgresDialect({
    pool,
    onReserveConnection: async (connection) => {
      const isLow = await room.isLow()
      if ((modes.get(connection) ?? false) === isLow) return
      // A connection that is broken says so at the statement that it was lent for; thrown here, it would never be given back.
      const isSet = await connection.executeQuery(CompiledQuery.raw(readOnly(isLow))).then(
        () => true,
        () => false,
      )
      if (isSet) modes.set(connection, isLow)
    },
  })
}

/** A migration may build an index for minutes: it runs on a connection of its own. */
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

// The queue's own writes are few, and a job that is done must be let go: they are taken also while others are refused.
function poolExecutor(pool: Pool, scope: TransactionScope, room: Room): SqlExecutor {
  return {
    async executeSql(text, values) {
      scope.assertOutside()
      const results: unknown = await (room.hasBeenLow ? writing(pool, text, values) : pool.query(text, values))
      return { rows: [results].flat().flatMap(rowsOf) }
    },
  }
}

/** Runs text on a connection that may have been made to refuse writes. */
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
    // One that failed in the middle is thrown away with its transaction.
    client.release(!isDone)
  }
}

// node-postgres answers several statements with an array of results, which its types leave out.
function rowsOf(result: unknown): unknown[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
}
