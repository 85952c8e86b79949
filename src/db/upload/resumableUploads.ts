import { type Selectable, sql } from 'kysely'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import type { ChannelMember } from '../channel/channelMembersTable.ts'
import type { Db, Tx } from '../connection/database.ts'
import { lockUploader } from '../quota/quotas.ts'
import type { ResumableUploadsTable } from './uploadTables.ts'

/** A video file that is sent in parts. How much of it has arrived is the size of its stored file. */
export type ResumableUpload = Selectable<ResumableUploadsTable>

/** How long an upload waits for its next part. */
const expiresAt = sql<Date>`now() + interval '7 days'`

export type NewUpload = Pick<ResumableUpload, 'uuid' | 'user_uuid' | 'content_uuid' | 'bytes' | 'fingerprint'>

/**
 * Records an upload. The same key again, or the same file for the same content while it is unfinished, returns the existing one.
 * @param mustBeAllowed throws when a new one is not its person's to send, or too much
 * @returns undefined when the key belongs to another upload
 */
export async function openUpload(
  db: Db,
  upload: NewUpload,
  mustBeAllowed: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<ResumableUpload | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockUploader(tx, upload.user_uuid, upload.content_uuid)
    const begun = await findBegunUpload(tx, upload)
    if (begun) return begun
    await mustBeAllowed(tx)
    await tx
      .insertInto('resumable_uploads')
      .values({ ...upload, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return findBegunUpload(tx, upload)
  })
}

/** Returns the upload that `openUpload` would return without recording one. */
export async function findBegunUpload(
  db: Db | Tx,
  { uuid, user_uuid, content_uuid, bytes, fingerprint }: NewUpload,
): Promise<ResumableUpload | undefined> {
  return (
    db
      .selectFrom('resumable_uploads')
      .selectAll()
      .where('user_uuid', '=', user_uuid)
      .where('content_uuid', '=', content_uuid)
      .where('fingerprint', '=', fingerprint)
      .where('bytes', '=', bytes)
      .where((where) => where.or([where('uuid', '=', uuid), where.and([where('accepted_at', 'is', null), where('refusal', 'is', null)])]))
      // A finished upload with this key is the answer, even when the same file was begun again under another one.
      .orderBy((order) => order.case().when('uuid', '=', uuid).then(0).else(1).end())
      .limit(1)
      .executeTakeFirst()
  )
}

export async function findResumableUpload(db: Db, uuid: string): Promise<ResumableUpload | undefined> {
  return db.selectFrom('resumable_uploads').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** Lists the uploads whose file is neither accepted nor refused. */
export async function listOpenUploads(db: Db): Promise<ResumableUpload[]> {
  return db.selectFrom('resumable_uploads').selectAll().where('accepted_at', 'is', null).where('refusal', 'is', null).execute()
}

/** Postpones the expiry: a part is arriving. */
export async function renewResumableUpload(db: Db, uuid: string): Promise<void> {
  await db.updateTable('resumable_uploads').set({ expires_at: expiresAt }).where('uuid', '=', uuid).execute()
}

/** Records, with the transaction that makes the file the content's current one, that it is accepted. */
export async function markAccepted(tx: Tx | Db, uuid: string): Promise<void> {
  await tx
    .updateTable('resumable_uploads')
    .set({ accepted_at: sql`now()` })
    .where('uuid', '=', uuid)
    .execute()
}

export async function markRefused(db: Db, uuid: string, refusal: ErrorCode): Promise<void> {
  await db.updateTable('resumable_uploads').set({ refusal }).where('uuid', '=', uuid).execute()
}

/** Refuses the uploads that a person has begun for a channel that they edit no more: they count in its owner's quota no longer. */
export async function refuseUploadsTo(tx: Tx, { channel_uuid, user_uuid }: ChannelMember): Promise<void> {
  await tx
    .updateTable('resumable_uploads')
    .set({ refusal: 'FORBIDDEN' })
    .where('user_uuid', '=', user_uuid)
    .where('content_uuid', 'in', (query) => query.selectFrom('contents').select('uuid').where('channel_uuid', '=', channel_uuid))
    .where('accepted_at', 'is', null)
    .where('refusal', 'is', null)
    .execute()
}

/** Deletes an upload. The caller deletes its file first. */
export async function deleteResumableUpload(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('resumable_uploads').where('uuid', '=', uuid).execute()
}

/** Lists uploads that no part has reached for too long, at most a thousand. */
export async function listExpiredUploads(db: Db): Promise<Pick<ResumableUpload, 'uuid' | 'content_uuid'>[]> {
  return db
    .selectFrom('resumable_uploads')
    .select(['uuid', 'content_uuid'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .limit(1000)
    .execute()
}

/** Returns the stored uploads of these contents, in no particular order. */
export async function findUploadsOf(db: Db, contentUuids: readonly string[]): Promise<Pick<ResumableUpload, 'uuid' | 'content_uuid'>[]> {
  if (contentUuids.length === 0) return []
  return db.selectFrom('resumable_uploads').select(['uuid', 'content_uuid']).where('content_uuid', 'in', contentUuids).execute()
}
