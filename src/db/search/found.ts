import { type ContentParts, type ContentRow, contentRows } from '../content/contentRows.ts'
import type { Db } from '../connection/database.ts'
import { type Highlights, highlightsOf } from './highlights.ts'
import type { ParsedQuery } from './parsedQuery.ts'
import { type FoundPassage, foundPassages } from './passages.ts'

export type FoundContent = { row: ContentRow; highlights: Highlights; passages: FoundPassage[] }

/** Reads found contents, each of them once. @returns them in no particular order */
export async function foundContents(db: Db, parsed: ParsedQuery, uuids: readonly string[], parts: ContentParts): Promise<FoundContent[]> {
  if (uuids.length === 0) return []
  const { title, description } = highlightsOf(parsed)
  const [found, passages] = await Promise.all([
    contentRows(db, parts)
      .select([title.as('marked_title'), description.as('marked_description')])
      .where('contents.uuid', 'in', uuids)
      .execute(),
    foundPassages(db, parsed, uuids),
  ])
  const passagesOf = Map.groupBy(passages, ({ content_uuid }) => content_uuid)
  return found.map((row) => ({
    row,
    highlights: { title: row.marked_title, description: row.marked_description },
    passages: passagesOf.get(row.uuid) ?? [],
  }))
}
