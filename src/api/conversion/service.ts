import type { ContentRow } from '../../db/content/contentRows.ts'
import type { Tx } from '../../db/connection/database.ts'
import type { QueueName } from '../../db/jobs/queues.ts'
import { resetFailedConversion } from '../../db/media/failedConversions.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record.ts'
import { manages } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * Enqueues a conversion that failed once more.
 * @returns the queue to wake after the transaction
 * @throws AppError CONVERSION_NOT_FAILED, VIDEO_REQUIRED when the uploaded file is gone
 */
export async function resetForRepetition(tx: Tx, jobs: ApiDeps['jobs'], contentUuid: string): Promise<QueueName> {
  const repetition = await resetFailedConversion(tx, contentUuid)
  if (repetition === 'notFailed') throw new AppError('CONVERSION_NOT_FAILED')
  if (repetition === 'noFile') throw new AppError('VIDEO_REQUIRED')
  await jobs.enqueue(repetition.queue, repetition.upload, { tx })
  return repetition.queue
}

/**
 * Repeats a conversion that failed. What somebody does who does not manage the video is written to the audit log.
 * @throws AppError CONVERSION_NOT_FAILED, VIDEO_REQUIRED when the uploaded file is gone
 */
export async function repeatConversion(
  { database, jobs }: Pick<ApiDeps, 'database' | 'jobs'>,
  viewer: Viewer,
  content: Pick<ContentRow, 'uuid' | 'channel_uuid' | 'user_uuid' | 'editor_uuids'>,
): Promise<void> {
  const { uuid: content_uuid, channel_uuid } = content
  const queue = await database.db.transaction().execute(async (tx) => {
    const repeated = await resetForRepetition(tx, jobs, content_uuid)
    if (!manages(viewer, content)) await recordAct(tx, viewer.uuid, { act: 'content.convert', subject_uuid: content_uuid })
    return repeated
  })
  jobs.wake(queue)
  await database.changes.publish({ kind: 'media', content_uuid, channel_uuid })
}
