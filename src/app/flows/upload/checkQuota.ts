import type { Client } from '@urql/core'
import { toQuota } from '../../../components/Quota/choices.ts'
import { query } from '../../../graphql/execute.ts'
import { OwnQuotaDocument } from '../../../graphql/generated/graphql.ts'
import type { ChosenFile } from '../../../machines/upload/fileTransfer/types.ts'
import { AppError } from '../../../shared/errors.ts'
import { quotaRefusal } from '../../../shared/quota.ts'

/** Asks how much the viewer may send. @throws AppError QUOTA_EXCEEDED for a video that is more; CodedError when the gateway refuses */
export async function checkQuota(client: Client, { size }: ChosenFile): Promise<void> {
  const { viewer } = await query(client, OwnQuotaDocument, {})
  // Without a session the next step is refused, and says so.
  if (!viewer) return
  const message = quotaRefusal(toQuota(viewer.quota), { kept: size, sent: size }, Date.now())
  if (message !== undefined) throw new AppError('QUOTA_EXCEEDED', { message })
}
