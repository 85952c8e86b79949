import { type ConnectionProvider, sql } from 'kysely'
import { AppError } from '../../shared/errors.ts'
import { completenessCheck } from '../schema/completeness.ts'
import type { Db } from '../connection/database.ts'
import type { Room } from './room.ts'
import type { SqlExecutor } from '../connection/sqlExecutor.ts'

/** Returns the statement that makes a session refuse writes, or accept them again. PostgreSQL itself decides best what is a write. */
export const readOnly = (isLow: boolean): string => `set default_transaction_read_only = ${isLow ? 'on' : 'off'}`

/** Returns a provider that turns errors caused by a full disk into disk-full errors. */
export function explained(provider: ConnectionProvider, room: Room): ConnectionProvider {
  return {
    provideConnection: async (consumer, options) => {
      try {
        return await provider.provideConnection(consumer, options)
      } catch (error) {
        throw await room.explain(error)
      }
    },
  }
}

/** Like `explained`, for an executor of SQL text. */
export function explainedExecutor(executor: SqlExecutor, room: Room): SqlExecutor {
  return {
    executeSql: async (text, values) => {
      try {
        return await executor.executeSql(text, values)
      } catch (error) {
        throw await room.explain(error)
      }
    },
  }
}

/** Writes a megabyte into a temporary table. A smaller write could fit into free space of existing tables, and would prove nothing. */
export async function tryWriting(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table room_probe on commit drop as
      select repeat(md5(n::text), 60) as filler from generate_series(1, 500) as n`.execute(tx)
  })
}

/** Returns a check that throws AppError NOT_READY, in French, when there is no room or the schema is incomplete. */
export function readinessOf(db: Db, room: Room): () => Promise<void> {
  const mustBeComplete = completenessCheck(db)
  return async () => {
    if (!(await room.isWritable()))
      throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque de la base de données' })
    await mustBeComplete()
  }
}
