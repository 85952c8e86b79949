import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** About a third of a second, in which nobody changes these contents. */
const batch = 200

/**
 * Indexes again some of the contents that are due since a name changed that stands in many (see migration 0012).
 * @returns whether there were any
 */
export async function refreshDueSearch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ refreshed: number }>`select refresh_due_search(${batch}::int) as refreshed`.execute(db)
  return rows.some(({ refreshed }) => refreshed > 0)
}
