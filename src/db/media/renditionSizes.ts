import { sql } from 'kysely'
import type { Db } from '../connection/database.ts'

/** Lists the versions that play and whose size is not known, at most a hundred; those of YouTube have none. */
export async function listUnmeasuredVersions(db: Db): Promise<{ content_uuid: string; playlist_key: string }[]> {
  return db
    .selectFrom('media')
    .select(['content_uuid', 'playlist_key'])
    .where('playlist_key', 'is not', null)
    .where('playlist_key', 'not like', 'youtube/%')
    .where(sql<boolean>`measured_key is distinct from playlist_key`)
    .limit(100)
    .$narrowType<{ playlist_key: string }>()
    .execute()
}

/** Stores the size of a version, unless another one has taken its place meanwhile. */
export async function storeRenditionsBytes(
  db: Db,
  { content_uuid, playlist_key }: { content_uuid: string; playlist_key: string },
  bytes: number,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ renditions_bytes: bytes, measured_key: playlist_key })
    .where('content_uuid', '=', content_uuid)
    .where('playlist_key', '=', playlist_key)
    .execute()
}
