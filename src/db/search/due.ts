import { sql } from 'kysely'
import type { Db } from '../connection/database.ts'

/** About a third of a second, during which these contents are locked. */
const batch = 200

/**
 * Reindexes some of the contents that are due because a name that many contain changed (see migration 0012).
 * @returns false when there were none
 */
export async function refreshDueSearch(db: Db): Promise<boolean> {
  const { rows } = await sql<{ refreshed: number }>`select refresh_due_search(${batch}::int) as refreshed`.execute(db)
  return rows.some(({ refreshed }) => refreshed > 0)
}
