import { type ContentParts, type ContentRow, contentRows } from '../contentRows.ts'
import type { Db } from '../database.ts'
import { type Highlights, highlightsOf } from './highlights.ts'
import type { Wanted } from './wanted.ts'

/** A content that was found, and why. */
export type FoundContent = { row: ContentRow; highlights: Highlights }

/** In one query, which reads each content once. @returns in no order */
export async function foundContents(db: Db, wanted: Wanted, uuids: readonly string[], parts: ContentParts): Promise<FoundContent[]> {
  if (uuids.length === 0) return []
  const { title, description } = highlightsOf(wanted)
  const found = await contentRows(db, parts)
    .select([title.as('marked_title'), description.as('marked_description')])
    .where('contents.uuid', 'in', uuids)
    .execute()
  return found.map((row) => ({ row, highlights: { title: row.marked_title, description: row.marked_description } }))
}
