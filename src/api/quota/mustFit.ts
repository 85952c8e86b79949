import type { Tx } from '../../db/connection/database.ts'
import { findQuotas, keptBeyond } from '../../db/quota/quotas.ts'
import type { NewUpload } from '../../db/upload/resumableUploads.ts'
import type { QuotaCharge } from '../../db/upload/uploadsInFlight.ts'
import { AppError } from '../../shared/errors.ts'
import { quotaRefusal } from '../../shared/quota.ts'
import type { UploadTarget } from '../upload/policy.ts'

/**
 * Throws when a file is more than the owner of the video's channel may still keep or send today. The transaction has locked them
 * (`lockUploader`).
 * @param upload.owner_uuid that owner
 * @param upload.user_uuid who sends it
 * @throws AppError QUOTA_EXCEEDED that says how much is left, and when there is more
 */
export async function mustFit(
  tx: Tx,
  { owner_uuid, user_uuid, content_uuid, bytes }: Pick<NewUpload, 'user_uuid' | 'content_uuid' | 'bytes'> & { owner_uuid: string },
): Promise<void> {
  const quota = (await findQuotas(tx, [owner_uuid])).get(owner_uuid)
  if (!quota || (quota.total.limitBytes === null && quota.daily.limitBytes === null)) return
  const kept = await keptBeyond(tx, owner_uuid, content_uuid, bytes)
  const message = quotaRefusal(quota, { kept, sent: bytes }, Date.now(), user_uuid === owner_uuid)
  if (message !== undefined) throw new AppError('QUOTA_EXCEEDED', { message })
}

/** Returns what a form with a video is charged: all that it announces, which is a little more than its file. */
export function chargeOf(user_uuid: string, { uuid: content_uuid, owner_uuid }: UploadTarget, bytes: number): QuotaCharge {
  return { content_uuid, bytes, mustFit: (tx) => mustFit(tx, { owner_uuid, user_uuid, content_uuid, bytes }) }
}
