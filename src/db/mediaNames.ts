import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { MediaRow } from './media.ts'

/** Where the media lie whose addresses are given out. */
export type MediaKeys = Pick<MediaRow, 'playlist_key' | 'storyboard_key' | 'poster_key' | 'thumbnail_key'>

/** What is done with the files themselves. Each may be done again after a crash. */
export type MediaFiles = {
  /** Gives what lies under the keys other names beside those; a key under which nothing lies stays. */
  copyUnderNewNames(keys: MediaKeys): Promise<MediaKeys>
  /** From its answer on nobody reads what lay under the key. */
  withdraw(key: string): Promise<void>
}

/** After this long a request that withdrew a content is not at it any more. */
const abandonedSeconds = 5

/**
 * Gives the media of a content that left the public other names, and takes those away that were given out before, also those of versions
 * that were replaced since. Nothing is done when it is done already.
 * @returns whether the content has new names now
 */
export async function renameMedia(db: Db, contentUuid: string, files: MediaFiles): Promise<boolean> {
  let isRenamed = false
  for (let asked = await askedFor(db, contentUuid); asked; asked = await askedFor(db, contentUuid)) {
    const renamed = await files.copyUnderNewNames(asked)
    isRenamed = await takeNames(db, contentUuid, asked, renamed)
    if (isRenamed) break
    // A conversion, another picture or another process was quicker: these names are nobody's.
    for (const key of namesOf(renamed)) if (!namesOf(asked).includes(key)) await files.withdraw(key)
  }
  await withdrawFormer(db, contentUuid, files)
  return isRenamed
}

/** Does what a process left undone that was killed. @returns the contents that have new names now */
export async function renameAbandoned(db: Db, files: MediaFiles): Promise<{ content_uuid: string; channel_uuid: string }[]> {
  const { rows } = await sql<{ content_uuid: string; channel_uuid: string }>`
    select uuid as content_uuid, channel_uuid from contents where uuid in (
      select content_uuid from media_to_rename where since < clock_timestamp() - make_interval(secs => ${abandonedSeconds})
      union select content_uuid from former_media_keys where due)`.execute(db)
  const renamed: typeof rows = []
  for (const row of rows) if (await renameMedia(db, row.content_uuid, files)) renamed.push(row)
  return renamed
}

/** Forgets former names under which nothing lies any more. @param present the keys under which something does */
export async function forgetFormerKeys(db: Db, contentUuid: string, present: readonly string[]): Promise<void> {
  await sql`delete from former_media_keys where content_uuid = ${contentUuid}::uuid and key <> all (${present}::text[])`.execute(db)
}

const folderOf = (key: string | null): string | null => key && key.slice(0, key.lastIndexOf('/'))

function namesOf({ playlist_key, storyboard_key, poster_key, thumbnail_key }: MediaKeys): string[] {
  return [folderOf(playlist_key), folderOf(storyboard_key), poster_key, thumbnail_key].filter((key) => key !== null)
}

async function askedFor(db: Db, contentUuid: string): Promise<MediaKeys | undefined> {
  const { rows } = await sql<MediaKeys>`
    select playlist_key, storyboard_key, poster_key, thumbnail_key from media join media_to_rename using (content_uuid)
    where content_uuid = ${contentUuid}::uuid`.execute(db)
  return rows[0]
}

/** @returns false when the media have other keys by now, or their names are no longer asked for: nothing was written */
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
    await sql`delete from media_to_rename where content_uuid = ${contentUuid}::uuid`.execute(tx)
    await sql`update former_media_keys set due = true where content_uuid = ${contentUuid}::uuid`.execute(tx)
    return true
  })
}

async function withdrawFormer(db: Db, contentUuid: string, files: MediaFiles): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from former_media_keys where content_uuid = ${contentUuid}::uuid and due`.execute(
    db,
  )
  for (const { key } of rows) {
    await files.withdraw(key)
    await sql`delete from former_media_keys where content_uuid = ${contentUuid}::uuid and key = ${key}`.execute(db)
  }
}
