import { sql } from 'kysely'
import { z } from 'zod'
import { orphanOutcomes, type StorageFindingKind, storageFindingKinds } from '../../shared/entities/storage.ts'
import type { Db } from '../connection/database.ts'
import type { PageRequest } from '../connection/keyset.ts'
import { rowsOf } from '../connection/rows.ts'

const rowSchema = z.object({
  uuid: z.string(),
  kind: z.enum(storageFindingKinds),
  key: z.string(),
  files: z.number(),
  bytes: z.number(),
  outcome: z.enum(orphanOutcomes).nullable(),
  content_uuid: z.string().nullable(),
  title: z.string().nullable(),
  position: z.number(),
})
export type StorageFindingRow = z.infer<typeof rowSchema>

/** Lists what the last check has found, the largest first. @param text a part of the key, or of the title of its video; empty for all */
export async function listFindings(
  db: Db,
  { limit, after }: PageRequest,
  { kind, text }: { kind: StorageFindingKind; text: string },
): Promise<StorageFindingRow[]> {
  // A path has signs that the text of a title has not: one of them alone is found in paths only.
  return rowsOf(db, rowSchema)`
    select storage_findings.uuid, kind, key, files, bytes, outcome, contents.uuid as content_uuid, contents.title,
      storage_findings.bytes as position
    from storage_findings
      left join contents on split_part(key, '/', 1) in ('originals', 'incoming', 'contents') and contents.uuid::text = split_part(key, '/', 2)
    where kind = ${kind}
      ${text === '' ? sql`` : sql`and (strpos(lower(key), lower(${text}::text)) > 0 or (search_text(${text}::text) <> '' and strpos(search_text(contents.title), search_text(${text}::text)) > 0))`}
      ${after ? sql`and (bytes, storage_findings.uuid) < (${after.key}::int8, ${after.uuid}::uuid)` : sql``}
    order by bytes desc, storage_findings.uuid desc limit ${limit + 1}::int`
}
