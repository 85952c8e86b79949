import DataLoader from 'dataloader'
import type { QuotaEntity } from '../../../shared/entities/quota.ts'
import { AppError } from '../../../shared/errors.ts'
import { limits } from '../../../shared/limits.ts'
import { quotasOf } from '../../rest/quota.ts'
import type { Rest } from '../../rest/rest.ts'

export type QuotaLoader = DataLoader<string, QuotaEntity>

/** Loads the quotas of accounts, for administrators: one call for all of a screen. */
export function quotaLoader(rest: Rest): QuotaLoader {
  return new DataLoader<string, QuotaEntity>(
    async (userIds) => {
      const found = new Map((await quotasOf(rest, userIds)).map((quota) => [quota.user_uuid, quota]))
      return userIds.map((id) => found.get(id) ?? new AppError('USER_NOT_FOUND'))
    },
    { maxBatchSize: limits.idsMax },
  )
}
