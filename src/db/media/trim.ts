import { lockContentAndChannel } from '../content/contents.ts'
import type { Tx } from '../connection/database.ts'
import type { UploadRef } from './media.ts'

/** A part of an uploaded file, in seconds from its start. */
export type Part = { start: number; end: number }

/** What can be cut: the uploaded file and the part of it that is shown, both null before a file was read. */
export type TrimmableMedia = {
  original_key: string | null
  source_duration: number | null
  trim_start: number | null
  trim_end: number | null
}

/** Locks a content and its media until the end of the transaction. @returns undefined when there is no such content */
export async function lockTrimmable(tx: Tx, contentUuid: string): Promise<TrimmableMedia | undefined> {
  await lockContentAndChannel(tx, contentUuid)
  return tx
    .selectFrom('media')
    .select(['original_key', 'source_duration', 'trim_start', 'trim_end'])
    .where('content_uuid', '=', contentUuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Has another part of a content's file shown, null for all of it, once the conversion that starts with `upload` has made it. */
export async function setTrim(tx: Tx, upload: UploadRef, part: Part | null): Promise<void> {
  await tx
    .updateTable('media')
    .set({
      state: 'received',
      progress: 0,
      failure: null,
      failure_at: null,
      failure_reason: null,
      trim_start: part?.start ?? null,
      trim_end: part?.end ?? null,
      upload_uuid: upload.upload_uuid,
      updated_at: new Date(),
    })
    .where('content_uuid', '=', upload.content_uuid)
    .execute()
}
