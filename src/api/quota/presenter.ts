import type { RoleQuota, UserQuota } from '../../db/quota/quotas.ts'
import type { QuotaEntity, RoleQuotaEntity } from '../../shared/entities/quota.ts'

export function presentRoleQuota({ role_uuid, name, total_bytes, daily_bytes }: RoleQuota): RoleQuotaEntity {
  return { role_uuid, name, totalBytes: total_bytes, dailyBytes: daily_bytes }
}

export function presentQuota(user_uuid: string, { total, daily, moreAt, choices }: UserQuota): QuotaEntity {
  return { user_uuid, total, daily, moreAt, choices }
}
