import { sql } from 'kysely'
import type { Db, Tx } from '../../src/db/connection/database.ts'

/**
 * How many connections to this database wait for a lock (PostgreSQL). Read from the locks, because pg_stat_activity does not change during
 * a transaction. Those of other databases, where other tests run, do not count.
 */
export async function lockWaits(db: Db | Tx): Promise<number> {
  const { rows } = await sql`
    select distinct pid from pg_locks where not granted
      and pid in (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`.execute(db)
  return rows.length
}
