import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/** About a third of a second, during which these contents are locked. */
const batch = 200
const progress = z.object({ refreshed: z.number() })

/**
 * Reindexes some of the contents that are due because a name that many contain changed (see migration 0012).
 * @returns false when there were none
 */
export async function refreshDueSearch(db: Db): Promise<boolean> {
  const rows = await rowsOf(db, progress)`select refresh_due_search(${batch}::int) as refreshed`
  return rows.some(({ refreshed }) => refreshed > 0)
}
