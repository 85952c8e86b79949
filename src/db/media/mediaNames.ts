import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import type { MediaRow } from './media.ts'
import { rowsOf } from '../connection/rows.ts'

/** Storage keys of the media files with public addresses. */
export type MediaKeys = Pick<MediaRow, 'playlist_key' | 'storyboard_key' | 'poster_key' | 'thumbnail_key'>

const key = z.string().nullable()
const mediaKeys: z.ZodType<MediaKeys> = z.object({ playlist_key: key, storyboard_key: key, poster_key: key, thumbnail_key: key })
const contentRef = z.object({ content_uuid: z.string(), channel_uuid: z.string() })
const formerKey = z.object({ key: z.string() })

/** Operations on the files themselves. Each may be repeated after a crash. */
export type MediaFiles = {
  /** Copies the files under the keys to new names next to them; a key without a file stays. */
  copyUnderNewNames(keys: MediaKeys): Promise<MediaKeys>
  /** Makes the files under the key unreadable. Nothing reads them any more once it resolves. */
  revoke(key: string): Promise<void>
}

/** After this long, the request that took a content off the public has given up on it. */
const abandonedSeconds = 5

/**
 * Renames the media of a content that left the public, and revokes the addresses that were public before, also those of versions that were
 * replaced since. Does nothing when this is already done.
 * @returns true when the content has new names now
 */
export async function renameMedia(db: Db, contentUuid: string, files: MediaFiles): Promise<boolean> {
  let isRenamed = false
  for (let keys = await keysToRename(db, contentUuid); keys; keys = await keysToRename(db, contentUuid)) {
    const renamed = await files.copyUnderNewNames(keys)
    isRenamed = await takeNames(db, contentUuid, keys, renamed)
    if (isRenamed) break
    // A conversion, another picture or another process changed the keys first: these new names are unused.
    for (const key of namesOf(renamed)) if (!namesOf(keys).includes(key)) await files.revoke(key)
  }
  await revokeFormer(db, contentUuid, files)
  return isRenamed
}

/** Finishes the renames of a process that was killed. @returns the contents that have new names now */
export async function renameAbandoned(db: Db, files: MediaFiles): Promise<{ content_uuid: string; channel_uuid: string }[]> {
  const rows = await rowsOf(db, contentRef)`
    select uuid as content_uuid, channel_uuid from contents where uuid in (
      select content_uuid from media_to_rename where since < clock_timestamp() - make_interval(secs => ${abandonedSeconds})
      union select content_uuid from former_media_keys where due)`
  const renamed: typeof rows = []
  for (const row of rows) if (await renameMedia(db, row.content_uuid, files)) renamed.push(row)
  return renamed
}

/** Deletes former keys under which no file is left. @param present the keys under which there is one */
export async function forgetFormerKeys(db: Db, contentUuid: string, present: readonly string[]): Promise<void> {
  await sql`delete from former_media_keys where content_uuid = ${contentUuid}::uuid and key <> all (${present}::text[])`.execute(db)
}

const folderOf = (key: string | null): string | null => key && key.slice(0, key.lastIndexOf('/'))

function namesOf({ playlist_key, storyboard_key, poster_key, thumbnail_key }: MediaKeys): string[] {
  return [folderOf(playlist_key), folderOf(storyboard_key), poster_key, thumbnail_key].filter((key) => key !== null)
}

async function keysToRename(db: Db, contentUuid: string): Promise<MediaKeys | undefined> {
  const rows = await rowsOf(db, mediaKeys)`
    select playlist_key, storyboard_key, poster_key, thumbnail_key from media join media_to_rename using (content_uuid)
    where content_uuid = ${contentUuid}::uuid`
  return rows[0]
}

/** @returns false when the media have other keys now, or the rename is no longer requested: nothing was written */
async function takeNames(db: Db, contentUuid: string, before: MediaKeys, after: MediaKeys): Promise<boolean> {
  const isStill = (column: keyof MediaKeys): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} is not distinct from ${before[column]}::text`
  return db.transaction().execute(async (tx) => {
    await sql`select from contents where uuid = ${contentUuid}::uuid for no key update`.execute(tx)
    const { rows } = await sql`
      update media set playlist_key = ${after.playlist_key}, storyboard_key = ${after.storyboard_key},
        poster_key = ${after.poster_key}, thumbnail_key = ${after.thumbnail_key}
      where content_uuid = ${contentUuid}::uuid and exists (select from media_to_rename where content_uuid = ${contentUuid}::uuid)
        and ${isStill('playlist_key')} and ${isStill('storyboard_key')} and ${isStill('poster_key')} and ${isStill('thumbnail_key')}
      returning content_uuid`.execute(tx)
    if (rows.length === 0) return false
    await sql`update captions set key = gen_random_uuid() where content_uuid = ${contentUuid}::uuid`.execute(tx)
    await sql`delete from media_to_rename where content_uuid = ${contentUuid}::uuid`.execute(tx)
    await sql`update former_media_keys set due = true where content_uuid = ${contentUuid}::uuid`.execute(tx)
    return true
  })
}

async function revokeFormer(db: Db, contentUuid: string, files: MediaFiles): Promise<void> {
  const rows = await rowsOf(db, formerKey)`select key from former_media_keys where content_uuid = ${contentUuid}::uuid and due`
  for (const { key } of rows) {
    await files.revoke(key)
    await sql`delete from former_media_keys where content_uuid = ${contentUuid}::uuid and key = ${key}`.execute(db)
  }
}
