import { sql } from 'kysely'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import type { Group } from './groups.ts'
import { matches, type ParsedQuery, tsquery } from './parsedQuery.ts'

const found = z.object({ total: z.number(), uuids: z.array(z.string()) })

/**
 * Searches public playlists that have something to watch, by name and description: an equal name first, then names that begin with the query,
 * then by text and length. @returns their uuids; `total` stops counting at one above `searchCountMax`
 */
export async function searchPlaylists(
  db: Db,
  parsed: ParsedQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<Group<string>> {
  const text = parsed.groups.length === 0 ? sql`1` : sql`ts_rank('{0.1, 0.25, 0.6, 1}', s.vector, ${tsquery(parsed)}, 32)`
  const rows = await rowsOf(db, found)`
    with matches as materialized (
      select s.playlist_uuid as uuid, (case when s.name_key = ${parsed.key} then 100 when starts_with(s.name_key, ${parsed.key}) then 50 else 0 end
        + ${text} * (1 + 0.3 * ln(playlists.listed_count)))::float8 as key
      from playlist_search as s join playlists on playlists.uuid = s.playlist_uuid
      where ${matches(parsed, 's', 'name_key')} and playlists.listed_count > 0 limit ${limits.searchCountMax + 1}::int
    )
    select (select count(*)::int from matches) as total, array(
      select uuid::text from matches order by key desc, uuid offset ${offset}::int limit ${limit}::int) as uuids`
  const { total, uuids } = rows[0] ?? { total: 0, uuids: [] }
  return { total, rows: uuids }
}
