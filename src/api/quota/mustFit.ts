import type { Tx } from '../../db/connection/database.ts'
import { findQuotas, keptBeyond } from '../../db/quota/quotas.ts'
import type { NewUpload } from '../../db/upload/resumableUploads.ts'
import type { QuotaCharge } from '../../db/upload/uploadsInFlight.ts'
import { AppError } from '../../shared/errors.ts'
import { quotaRefusal } from '../../shared/quota.ts'

/**
 * Throws when a file is more than its person may still keep or send today. The transaction has locked the person (`lockUploader`).
 * @throws AppError QUOTA_EXCEEDED that says how much is left, and when there is more
 */
export async function mustFit(
  tx: Tx,
  { user_uuid, content_uuid, bytes }: Pick<NewUpload, 'user_uuid' | 'content_uuid' | 'bytes'>,
): Promise<void> {
  const quota = (await findQuotas(tx, [user_uuid])).get(user_uuid)
  if (!quota || (quota.total.limitBytes === null && quota.daily.limitBytes === null)) return
  const kept = await keptBeyond(tx, user_uuid, content_uuid, bytes)
  const message = quotaRefusal(quota, { kept, sent: bytes }, Date.now())
  if (message !== undefined) throw new AppError('QUOTA_EXCEEDED', { message })
}

/** Returns what a form with a video is charged: all that it announces, which is a little more than its file. */
export function chargeOf(user_uuid: string, content_uuid: string, bytes: number): QuotaCharge {
  return { content_uuid, bytes, mustFit: (tx) => mustFit(tx, { user_uuid, content_uuid, bytes }) }
}
