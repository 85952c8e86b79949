import { type ConnectionProvider, sql } from 'kysely'
import { AppError } from '../shared/errors.ts'
import { mustBeComplete } from './completeness.ts'
import type { Db } from './database.ts'
import type { Room } from './room.ts'
import type { SqlExecutor } from './sqlExecutor.ts'

/** What makes a session refuse writes, or take them again: PostgreSQL itself knows best what a write is. */
export const readOnly = (isLow: boolean): string => `set default_transaction_read_only = ${isLow ? 'on' : 'off'}`

/** The same provider, whose errors say when the disk is the reason. */
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

/** The same for what runs text. */
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

/** Writes a megabyte that nobody sees: what fits into the room that tables have left over proves nothing. */
export async function tryWriting(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table room_probe on commit drop as
      select repeat(md5(n::text), 60) as filler from generate_series(1, 500) as n`.execute(tx)
  })
}

/** @throws AppError NOT_READY in French when there is no room, or not all stands that the code needs */
export async function mustServe(db: Db, room: Room): Promise<void> {
  if (!(await room.isThere())) throw new AppError('NOT_READY', { message: 'Il n’y a plus de place sur le disque de la base de données' })
  await mustBeComplete(db)
}
