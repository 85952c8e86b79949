import { findUpload, updateMedia, type UploadRef } from '../db/media/media.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { WorkerDeps } from './deps.ts'

/** Failures that make the file useless. After the others, the file may be converted on another server. */
const worthless: ReadonlySet<MediaFailureCode> = new Set(['NOT_A_VIDEO', 'ENCRYPTED', 'TRUNCATED', 'TOO_MANY_PIXELS'])

/**
 * Records that an upload's conversion failed. When its first rendition is watchable, the video stays available with that one alone;
 * otherwise it has failed, and a useless file is removed.
 * @param reason the error's own words, for administrators; null when there are none
 */
export async function settleFailure(deps: WorkerDeps, upload: UploadRef, code: MediaFailureCode, reason: string | null): Promise<void> {
  const { database, storage } = deps
  const media = await findUpload(database.db, upload)
  if (!media || media.state === 'complete' || media.state === 'failed') return
  const isWatchable = media.state === 'watchable'
  // The file of another part of a video was converted before: it is kept, whatever is wrong with this part. Its key names its upload.
  const isFirstConversion = media.original_key?.includes(upload.upload_uuid) ?? false
  const removesFile = !isWatchable && worthless.has(code) && isFirstConversion
  const patch = isWatchable
    ? ({ state: 'complete', progress: 100, failure: code, failure_reason: reason } as const)
    : ({ state: 'failed', failure: code, failure_reason: reason, ...(removesFile && { original_key: null }) } as const)
  if (!(await updateMedia(database.db, upload, patch))) return
  if (removesFile && media.original_key) await storage.remove(media.original_key)
  await database.changes.publish({ kind: 'media', content_uuid: upload.content_uuid, channel_uuid: media.channel_uuid })
}
