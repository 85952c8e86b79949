import type { Change } from '../../shared/entities/change.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'
import type { Database, Tx } from '../connection/database.ts'
import { notificationChanges } from '../events/changes.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { NextJob } from '../jobs/queues.ts'
import { announceContent } from '../notification/announcements.ts'
import { findUpload, type MediaPatch, type MediaRow, updateMedia, type UploadRef } from './media.ts'

type Recorded = {
  upload: UploadRef
  /** as it was before */
  media: Pick<MediaRow, 'channel_uuid' | 'playlist_key'>
  patch: MediaPatch
  /** committed with the patch */
  next?: readonly NextJob[] | undefined
  /** runs first, in the same transaction: when it throws, nothing is recorded */
  confirm?: ((tx: Tx) => Promise<void>) | undefined
}

/**
 * Records and publishes what a conversion has made.
 * @returns false when the upload is no longer current: nothing was written
 */
export async function recordResult(
  { database, jobs }: { database: Database; jobs: Jobs },
  { upload, media: before, patch, next = [], confirm }: Recorded,
): Promise<boolean> {
  const content = { content_uuid: upload.content_uuid, channel_uuid: before.channel_uuid }
  const change: Change = { kind: 'media', ...content }
  if (next.length === 0 && !confirm && patch.playlist_key === undefined) {
    if (!(await updateMedia(database.db, upload, patch))) return false
    await database.changes.publish(change)
    return true
  }
  const recipients = await database.db.transaction().execute(async (tx) => {
    await confirm?.(tx)
    if (!(await updateMedia(tx, upload, patch))) return undefined
    for (const { queue, delaySeconds = 0 } of next) await jobs.enqueue(queue, upload, { tx, delaySeconds })
    // Followers are notified in the transaction that makes it watchable.
    return patch.playlist_key === undefined ? [] : announceContent(tx, upload.content_uuid)
  })
  if (!recipients) return false
  // Whoever plays the version that is replaced learns of the new one.
  const isReplaced = patch.playlist_key !== undefined && before.playlist_key !== null
  const changes: Change[] = isReplaced ? [change, { kind: 'addresses', ...content }] : [change]
  await database.changes.publish([...changes, ...notificationChanges(recipients)])
  for (const { queue } of next) jobs.wake(queue)
  return true
}

/** Failures that make the file useless. After the others, the file may be converted on another server. */
const worthless: ReadonlySet<MediaFailureCode> = new Set(['NOT_A_VIDEO', 'ENCRYPTED', 'TRUNCATED', 'TOO_MANY_PIXELS'])

/**
 * Records that an upload's conversion failed. When its first rendition is watchable, the video stays available with that one alone;
 * otherwise it has failed, and a useless file is removed.
 * @param failure.reason the error's own words, for administrators; null when there are none
 * @param removeFile removes a key of the storage; null keeps the file
 */
export async function recordFailure(
  database: Database,
  upload: UploadRef,
  { code, reason }: { code: MediaFailureCode; reason: string | null },
  removeFile: ((key: string) => Promise<void>) | null,
): Promise<void> {
  const before = await findUpload(database.db, upload)
  if (!before || before.state === 'complete' || before.state === 'failed') return
  const isWatchable = before.state === 'watchable'
  // The file of another part of a video was converted before: it is kept, whatever is wrong with this part. Its key names its upload.
  const isFirstConversion = before.original_key?.includes(upload.upload_uuid) ?? false
  const removesFile = removeFile !== null && !isWatchable && worthless.has(code) && isFirstConversion
  const patch = isWatchable
    ? ({ state: 'complete', progress: 100, failure: code, failure_reason: reason } as const)
    : ({ state: 'failed', failure: code, failure_reason: reason, ...(removesFile && { original_key: null }) } as const)
  if (!(await updateMedia(database.db, upload, patch))) return
  if (removesFile && before.original_key) await removeFile(before.original_key)
  await database.changes.publish({ kind: 'media', content_uuid: upload.content_uuid, channel_uuid: before.channel_uuid })
}
