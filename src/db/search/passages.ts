import { sql } from 'kysely'
import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'
import { extractOf } from './highlights.ts'
import { headlineQuery, matches, tsquery, type ParsedQuery } from './parsedQuery.ts'

/** Where a content says words of a query: `second` of the version that plays, and the words there, marked as in highlights. */
export type FoundPassage = z.output<typeof foundPassage>
const foundPassage = z.object({ content_uuid: z.string(), second: z.number(), language: z.string(), text: z.string() })

/**
 * Returns the first passages of listed contents in which most words of the query are said, in the language that has most of them, else in
 * the content's own. Where the texts of the content match, only passages with all words are worth a look.
 * @returns at most `searchPassages` of each content, in order
 */
export async function foundPassages(db: Db, parsed: ParsedQuery, contentUuids: readonly string[]): Promise<FoundPassage[]> {
  if (parsed.groups.length === 0 || contentUuids.length === 0) return []
  const each = parsed.groups.map((group) => tsquery({ key: '', groups: [group] }))
  const covered = sql`${sql.join(
    each.map((group) => sql`(p.vector @@ ${group})::int`),
    sql` + `,
  )}`
  return rowsOf(db, foundPassage)`
    with covering as materialized (
      select p.content_uuid, p.language, p.place, p.second, p.text, ${covered} as covered,
        not ${matches(parsed, 's', 'title_key')} as is_spoken, p.language = contents.language as is_own
      from unnest(${contentUuids}::uuid[]) as wanted (uuid)
        join content_search as s on s.content_uuid = wanted.uuid
        join contents on contents.uuid = wanted.uuid
        join transcript_passages as p on p.content_uuid = wanted.uuid
      where ${sql.join(
        each.map((group) => sql`p.vector @@ ${group}`),
        sql` or `,
      )}
    ), ranked as (
      select *, dense_rank() over (partition by content_uuid order by best desc, is_own desc nulls last, language) as place_of_language,
        row_number() over (partition by content_uuid, language order by covered desc, place) as place_in_language
      from (select *, max(covered) over (partition by content_uuid, language) as best from covering) as compared
      where covered = best and (is_spoken or covered = ${each.length}::int)
    )
    select content_uuid, second, language, ${extractOf('ranked.text', headlineQuery(parsed, '|'), { most: 24, least: 12 })} as text
    from ranked
    where place_of_language = 1 and place_in_language <= ${limits.searchPassages}::int
    order by content_uuid, place`
}
