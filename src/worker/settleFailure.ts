import { findUpload, updateMedia, type UploadRef } from '../db/media.ts'
import type { MediaFailureCode } from '../shared/mediaFailures.ts'
import type { WorkerDeps } from './deps.ts'

/** Failures that say that the file is worth nothing to anyone. The others may succeed on another server. */
const worthless: ReadonlySet<MediaFailureCode> = new Set(['NOT_A_VIDEO', 'ENCRYPTED', 'TRUNCATED', 'TOO_MANY_PIXELS'])

/**
 * Records that an upload's conversion ended badly. Once its first rendition can be watched the video stays up with that
 * one alone; before, it has failed, and a worthless file is removed.
 */
export async function settleFailure(deps: WorkerDeps, upload: UploadRef, code: MediaFailureCode): Promise<void> {
  const { database, storage } = deps
  const media = await findUpload(database.db, upload)
  if (!media || media.state === 'complete' || media.state === 'failed') return
  const isWatchable = media.state === 'watchable'
  const removesFile = !isWatchable && worthless.has(code)
  const patch = isWatchable
    ? ({ state: 'complete', progress: 100, failure: code } as const)
    : ({ state: 'failed', failure: code, ...(removesFile && { original_key: null }) } as const)
  if (!(await updateMedia(database.db, upload, patch))) return
  if (removesFile && media.original_key) await storage.remove(media.original_key)
  await database.changes.publish({ kind: 'media', content_uuid: upload.content_uuid, channel_uuid: media.channel_uuid })
}
