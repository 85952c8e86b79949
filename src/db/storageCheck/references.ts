import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/** The tables whose rows reference stored files. */
export const referenceTables = ['media', 'users', 'channels', 'site_settings'] as const
export type ReferenceTable = (typeof referenceTables)[number]

const rowSchema = z.object({ uuid: z.string(), keys: z.array(z.string()) })
/** A row, and the keys of the files that it references. */
export type References = z.infer<typeof rowSchema>

const nobody = '00000000-0000-0000-0000-000000000000'
const sources = {
  // What YouTube plays is not stored here.
  media: sql`select content_uuid as uuid, array_remove(array[original_key, thumbnail_key, poster_key, storyboard_key,
    case when playlist_key not like 'youtube/%' then playlist_key end], null) as keys from media`,
  users: sql`select uuid, array_remove(array[avatar_key], null) as keys from users`,
  channels: sql`select uuid, array_remove(array[banner_key], null) as keys from channels`,
  site_settings: sql`select uuid, array_remove(array[logo_key], null) as keys from site_settings`,
} as const

/** Lists rows that reference files, in the order of their uuids. @param after the uuid of the last one; null for the first ones */
export async function listReferences(db: Db, table: ReferenceTable, after: string | null, limit: number): Promise<References[]> {
  return rowsOf(db, rowSchema)`select * from (${sources[table]}) as source
    where uuid > ${after ?? nobody}::uuid order by uuid limit ${limit}::int`
}

/** Returns the keys that a row references now; none when it is gone. */
export async function findReferences(db: Db, table: ReferenceTable, uuid: string): Promise<readonly string[]> {
  const [row] = await rowsOf(db, rowSchema)`select * from (${sources[table]}) as source where uuid = ${uuid}::uuid`
  return row?.keys ?? []
}
