import { type Selectable, sql } from 'kysely'
import type { Rendition } from '../../shared/entities/media.ts'
import { deleteContent, lockContentAndChannel } from '../content/contents.ts'
import type { Db, Tx } from '../connection/database.ts'
import type { Chapter } from '../../shared/chapters.ts'
import type { MediaTable } from './mediaTable.ts'

/** The media of a content, with the channel that changes are published to. */
export type MediaRow = Selectable<MediaTable> & { channel_uuid: string }

/** One upload of one content. It matches nothing any more once another file was uploaded. */
export type UploadRef = { content_uuid: string; upload_uuid: string }

/** @returns undefined when there is no such content */
export async function findMedia(db: Db, contentUuid: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .innerJoin('contents', 'contents.uuid', 'media.content_uuid')
    .selectAll('media')
    .select('contents.channel_uuid')
    .where('media.content_uuid', '=', contentUuid)
    .executeTakeFirst()
}

/** Returns the media of the contents that exist, in no particular order. */
export async function findMediaOf(db: Db, contentUuids: readonly string[]): Promise<Selectable<MediaTable>[]> {
  if (contentUuids.length === 0) return []
  return db.selectFrom('media').selectAll().where('content_uuid', 'in', contentUuids).execute()
}

/** Returns the avatars of the users that exist. */
export async function findAvatars(db: Db, userUuids: readonly string[]): Promise<{ uuid: string; key: string | null }[]> {
  if (userUuids.length === 0) return []
  return db.selectFrom('users').select(['uuid', 'avatar_key as key']).where('uuid', 'in', userUuids).execute()
}

/** Returns the banners of the channels that exist. */
export async function findBanners(db: Db, channelUuids: readonly string[]): Promise<{ uuid: string; key: string | null }[]> {
  if (channelUuids.length === 0) return []
  return db.selectFrom('channels').select(['uuid', 'banner_key as key']).where('uuid', 'in', channelUuids).execute()
}

/** @returns undefined when the content is gone, or has another upload now */
export async function findUpload(db: Db, upload: UploadRef): Promise<MediaRow | undefined> {
  const row = await findMedia(db, upload.content_uuid)
  return row?.upload_uuid === upload.upload_uuid ? row : undefined
}

/**
 * Records that the first file of a content is arriving, or not arriving any more. This also resets the age of the media row.
 * @returns its channel; undefined when the content has a file, or is gone: nothing was written
 */
export async function noteArrival(db: Db, contentUuid: string, isArriving: boolean): Promise<{ channel_uuid: string } | undefined> {
  return db
    .updateTable('media')
    .from('contents')
    .set({ arriving_at: isArriving ? sql`now()` : null, updated_at: sql`now()` })
    .whereRef('contents.uuid', '=', 'media.content_uuid')
    .where('media.content_uuid', '=', contentUuid)
    .where('media.state', '=', 'awaitingFile')
    .returning('contents.channel_uuid')
    .executeTakeFirst()
}

/**
 * Makes a newly stored file the content's current upload; of two concurrent uploads, the later one wins. The former file stays playable
 * until the new file's first rendition replaces it.
 * @returns the key of the replaced file (null when there was none), undefined when there is no such content
 */
export async function receiveUpload(
  tx: Db,
  upload: UploadRef & { original_key: string; original_bytes: number | null },
): Promise<{ replaced_key: string | null; channel_uuid: string } | undefined> {
  const before = await tx
    .selectFrom('media')
    .innerJoin('contents', 'contents.uuid', 'media.content_uuid')
    .select(['media.original_key as replaced_key', 'contents.channel_uuid'])
    .where('media.content_uuid', '=', upload.content_uuid)
    .forUpdate('media')
    .executeTakeFirst()
  const { content_uuid, upload_uuid, original_key, original_bytes } = upload
  // The new file begins where the version begins that plays now: its captions stay in place.
  await tx
    .updateTable('captions')
    .from('media')
    .set((eb) => ({ starts_at: eb('captions.starts_at', '-', eb.ref('media.playing_from')) }))
    .whereRef('media.content_uuid', '=', 'captions.content_uuid')
    .where('captions.content_uuid', '=', content_uuid)
    .where('media.playing_from', '<>', 0)
    .execute()
  await tx
    .updateTable('media')
    .set({
      state: 'received',
      progress: 0,
      failure: null,
      failure_at: null,
      failure_reason: null,
      original_key,
      original_bytes,
      upload_uuid,
      trim_start: null,
      trim_end: null,
      source_duration: null,
      playing_from: 0,
      updated_at: new Date(),
    })
    .where('content_uuid', '=', content_uuid)
    .execute()
  return before
}

/** Makes a video of YouTube what a content plays, which then awaits no file. @param key `youTubeKey` */
export async function playElsewhere(tx: Db, contentUuid: string, key: string): Promise<void> {
  await tx
    .updateTable('media')
    .set({ state: 'complete', progress: 100, playlist_key: key, updated_at: new Date() })
    .where('content_uuid', '=', contentUuid)
    .execute()
}

type Writable =
  | 'state'
  | 'progress'
  | 'failure'
  | 'failure_at'
  | 'failure_reason'
  | 'original_key'
  | 'duration'
  | 'source_duration'
  | 'playing_from'
  | 'width'
  | 'height'
  | 'playlist_key'
  | 'renditions_bytes'
  | 'measured_key'
  | 'poster_key'
  | 'storyboard_key'
export type MediaPatch = Partial<Pick<Selectable<MediaTable>, Writable>> & { renditions?: Rendition[]; chapters?: Chapter[] }

/**
 * Writes the worker's results. The content is locked first, in the usual lock order: a content that becomes playable changes the counts of
 * its channel (see migration 0006).
 * @returns false when the upload is no longer current: nothing was written
 */
export async function updateMedia(db: Db, upload: UploadRef, { renditions, chapters, ...patch }: MediaPatch): Promise<boolean> {
  const result = await db
    .with('locked', (cte) => cte.selectFrom('contents').select('uuid').where('uuid', '=', upload.content_uuid).forNoKeyUpdate())
    .updateTable('media')
    .from('locked')
    .whereRef('locked.uuid', '=', 'media.content_uuid')
    .set({
      ...patch,
      ...(renditions && { renditions: JSON.stringify(renditions) }),
      ...(chapters && { chapters: chapters.length > 0 ? JSON.stringify(chapters) : null }),
      updated_at: new Date(),
    })
    .where('content_uuid', '=', upload.content_uuid)
    .where('upload_uuid', '=', upload.upload_uuid)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export type UnfinishedUpload = { upload: UploadRef; state: MediaRow['state']; failure: MediaRow['failure'] }

/** Lists the uploads that the worker has not finished, oldest first. */
export async function unfinishedUploads(db: Db): Promise<UnfinishedUpload[]> {
  const rows = await db
    .selectFrom('media')
    .select(['content_uuid', 'upload_uuid', 'state', 'failure'])
    .where('state', 'in', ['received', 'processing', 'watchable'])
    .orderBy('updated_at')
    .execute()
  return rows.flatMap(({ content_uuid, upload_uuid, ...row }) =>
    upload_uuid === null ? [] : [{ upload: { content_uuid, upload_uuid }, ...row }],
  )
}

/**
 * Deletes contents that have awaited their file since before the given date, at most a thousand per call.
 * @returns their uuids: their stored files still have to be deleted
 */
export async function deleteAbandonedContents(db: Db, before: Date): Promise<string[]> {
  const abandoned = (on: Db | Tx) =>
    on.selectFrom('media').select('content_uuid').where('state', '=', 'awaitingFile').where('updated_at', '<', before)
  const deleted: string[] = []
  for (const { content_uuid } of await abandoned(db).orderBy('updated_at').limit(1000).execute()) {
    // One transaction per content: two in one transaction would take locks against the lock order (docs/architecture.md).
    await db.transaction().execute(async (tx) => {
      if (!(await lockContentAndChannel(tx, content_uuid))) return
      // Its file may have arrived meanwhile.
      const still = await abandoned(tx).where('content_uuid', '=', content_uuid).forUpdate().executeTakeFirst()
      if (still) deleted.push(...(await deleteContent(tx, content_uuid)).map((content) => content.content_uuid))
    })
  }
  return deleted
}

/** Clears the failure of contents that waited for ffmpeg. @returns those contents */
export async function endWaiting(db: Db): Promise<{ content_uuid: string; channel_uuid: string }[]> {
  return db
    .updateTable('media')
    .from('contents')
    .set({ failure: null })
    .whereRef('contents.uuid', '=', 'media.content_uuid')
    .where('failure', '=', 'NO_FFMPEG')
    .returning(['media.content_uuid', 'contents.channel_uuid'])
    .execute()
}

/** Sets the creator's own thumbnail. @returns the replaced key, undefined when there is no such content */
export async function replaceThumbnail(db: Db, contentUuid: string, key: string): Promise<{ replacedKey: string | null } | undefined> {
  return replaceKey(db, async (tx) => {
    const before = await tx
      .selectFrom('media')
      .select('thumbnail_key as key')
      .where('content_uuid', '=', contentUuid)
      .forUpdate()
      .executeTakeFirst()
    await tx.updateTable('media').set({ thumbnail_key: key, updated_at: new Date() }).where('content_uuid', '=', contentUuid).execute()
    return before
  })
}

/** Sets a user's avatar. @returns the replaced key, undefined when there is no such user */
export async function replaceAvatar(db: Db, userUuid: string, key: string): Promise<{ replacedKey: string | null } | undefined> {
  return replaceKey(db, async (tx) => {
    const before = await tx.selectFrom('users').select('avatar_key as key').where('uuid', '=', userUuid).forNoKeyUpdate().executeTakeFirst()
    await tx.updateTable('users').set({ avatar_key: key }).where('uuid', '=', userUuid).execute()
    return before
  })
}

/** Sets a channel's banner. @returns the replaced key, undefined when there is no such channel */
export async function replaceBanner(db: Db, channelUuid: string, key: string): Promise<{ replacedKey: string | null } | undefined> {
  return replaceKey(db, async (tx) => {
    const before = await tx
      .selectFrom('channels')
      .select('banner_key as key')
      .where('uuid', '=', channelUuid)
      .forNoKeyUpdate()
      .executeTakeFirst()
    await tx.updateTable('channels').set({ banner_key: key }).where('uuid', '=', channelUuid).execute()
    return before
  })
}

// The row is locked between the read and the write, so that two concurrent calls cannot both report the same file as replaced. The lock
// does not block inserts that reference a user or a channel (a notification).
async function replaceKey(
  db: Db,
  swap: (tx: Db) => Promise<{ key: string | null } | undefined>,
): Promise<{ replacedKey: string | null } | undefined> {
  const before = await (db.isTransaction ? swap(db) : db.transaction().execute(swap))
  return before && { replacedKey: before.key }
}
