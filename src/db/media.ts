import { type Selectable, sql } from 'kysely'
import type { Rendition } from '../shared/entities/media.ts'
import { deleteContent, lockContentAndChannel } from './contents.ts'
import type { Db, Tx } from './database.ts'
import type { MediaTable } from './schema.ts'

/** Where a content's media stand, with the channel that changes are announced to. */
export type MediaRow = Selectable<MediaTable> & { channel_uuid: string }

/** One upload of one content; once another file was uploaded it no longer matches anything. */
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

/** The media of those that exist, in no particular order. */
export async function findMediaOf(db: Db, contentUuids: readonly string[]): Promise<Selectable<MediaTable>[]> {
  if (contentUuids.length === 0) return []
  return db.selectFrom('media').selectAll().where('content_uuid', 'in', contentUuids).execute()
}

/** The avatars of the users that exist. */
export async function findAvatars(db: Db, userUuids: readonly string[]): Promise<{ uuid: string; key: string | null }[]> {
  if (userUuids.length === 0) return []
  return db.selectFrom('users').select(['uuid', 'avatar_key as key']).where('uuid', 'in', userUuids).execute()
}

/** The banners of the channels that exist. */
export async function findBanners(db: Db, channelUuids: readonly string[]): Promise<{ uuid: string; key: string | null }[]> {
  if (channelUuids.length === 0) return []
  return db.selectFrom('channels').select(['uuid', 'banner_key as key']).where('uuid', 'in', channelUuids).execute()
}

/** @returns undefined when the content is gone or holds another upload by now */
export async function findUpload(db: Db, upload: UploadRef): Promise<MediaRow | undefined> {
  const row = await findMedia(db, upload.content_uuid)
  return row?.upload_uuid === upload.upload_uuid ? row : undefined
}

/**
 * Says that the first file of a content is on its way, or that it is not any more; the record is then as young as that.
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
 * Makes a newly stored file the content's current upload; of two at the same time the later one stays. What was
 * playable before stays so until the new file's first rendition takes its place.
 * @returns the key of the file that it replaces (null when there was none), undefined when there is no such content
 */
export async function receiveUpload(
  tx: Db,
  upload: UploadRef & { original_key: string },
): Promise<{ replaced_key: string | null; channel_uuid: string } | undefined> {
  const before = await tx
    .selectFrom('media')
    .innerJoin('contents', 'contents.uuid', 'media.content_uuid')
    .select(['media.original_key as replaced_key', 'contents.channel_uuid'])
    .where('media.content_uuid', '=', upload.content_uuid)
    .forUpdate('media')
    .executeTakeFirst()
  const { content_uuid, upload_uuid, original_key } = upload
  await tx
    .updateTable('media')
    .set({ state: 'received', progress: 0, failure: null, failure_at: null, original_key, upload_uuid, updated_at: new Date() })
    .where('content_uuid', '=', content_uuid)
    .execute()
  return before
}

type Writable =
  | 'state'
  | 'progress'
  | 'failure'
  | 'failure_at'
  | 'original_key'
  | 'duration'
  | 'width'
  | 'height'
  | 'playlist_key'
  | 'poster_key'
  | 'storyboard_key'
export type MediaPatch = Partial<Pick<Selectable<MediaTable>, Writable>> & { renditions?: Rendition[] }

/**
 * Writes what the worker found out. The content is locked first, as everybody does: what becomes playable enters the counts of its
 * channel (see migration 0006).
 * @returns false when the upload is no longer current: nothing was written
 */
export async function updateMedia(db: Db, upload: UploadRef, { renditions, ...patch }: MediaPatch): Promise<boolean> {
  const result = await db
    .with('locked', (cte) => cte.selectFrom('contents').select('uuid').where('uuid', '=', upload.content_uuid).forNoKeyUpdate())
    .updateTable('media')
    .from('locked')
    .whereRef('locked.uuid', '=', 'media.content_uuid')
    .set({ ...patch, ...(renditions && { renditions: JSON.stringify(renditions) }), updated_at: new Date() })
    .where('content_uuid', '=', upload.content_uuid)
    .where('upload_uuid', '=', upload.upload_uuid)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export type UnfinishedUpload = { upload: UploadRef; state: MediaRow['state']; failure: MediaRow['failure'] }

/** Uploads that the worker has not finished with, oldest first. */
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
 * Deletes contents whose media have waited for their file since before then, at most a thousand at once.
 * @returns their uuids: their storage is still to be cleaned up
 */
export async function deleteAbandonedContents(db: Db, before: Date): Promise<string[]> {
  const abandoned = (on: Db | Tx) =>
    on.selectFrom('media').select('content_uuid').where('state', '=', 'awaitingFile').where('updated_at', '<', before)
  const deleted: string[] = []
  for (const { content_uuid } of await abandoned(db).orderBy('updated_at').limit(1000).execute()) {
    // One after the other: two in one transaction would be locked out of the order that everybody keeps (docs/architecture.md).
    await db.transaction().execute(async (tx) => {
      if (!(await lockContentAndChannel(tx, content_uuid))) return
      // Its file may have come meanwhile.
      const still = await abandoned(tx).where('content_uuid', '=', content_uuid).forUpdate().executeTakeFirst()
      if (still) deleted.push(...(await deleteContent(tx, content_uuid)).map((content) => content.content_uuid))
    })
  }
  return deleted
}

/** Ends the waiting for ffmpeg. @returns the contents whose row said that they waited */
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

/** Sets the creator's own thumbnail. @returns the key that it replaces, undefined when there is no such content */
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

/** Sets a user's avatar. @returns the key that it replaces, undefined when there is no such user */
export async function replaceAvatar(db: Db, userUuid: string, key: string): Promise<{ replacedKey: string | null } | undefined> {
  return replaceKey(db, async (tx) => {
    const before = await tx.selectFrom('users').select('avatar_key as key').where('uuid', '=', userUuid).forNoKeyUpdate().executeTakeFirst()
    await tx.updateTable('users').set({ avatar_key: key }).where('uuid', '=', userUuid).execute()
    return before
  })
}

/** Sets a channel's banner. @returns the key that it replaces, undefined when there is no such channel */
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

// The row is locked between the read and the write, so that two at once cannot both think they replaced the same file; what refers to
// a person or a channel (a notification) need not wait.
async function replaceKey(
  db: Db,
  swap: (tx: Db) => Promise<{ key: string | null } | undefined>,
): Promise<{ replacedKey: string | null } | undefined> {
  const before = await db.transaction().execute(swap)
  return before && { replacedKey: before.key }
}
