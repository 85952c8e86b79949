import type { AccountItemFragment, QuotaFieldsFragment, RoleQuotasQuery } from '../../graphql/generated/graphql.ts'
import type { Quota, QuotaChoice } from '../../shared/quota.ts'

/** Returns the quota of a person from the gateway's fields. */
export function toQuota({ totalLimitBytes, totalUsedBytes, dailyLimitBytes, dailyUsedBytes, moreAt }: QuotaFieldsFragment): Quota {
  return {
    total: { limitBytes: totalLimitBytes ?? null, usedBytes: totalUsedBytes },
    daily: { limitBytes: dailyLimitBytes ?? null, usedBytes: dailyUsedBytes },
    moreAt: moreAt ?? null,
  }
}

const limited = (bytes: number | null | undefined): QuotaChoice =>
  (bytes ?? null) === null ? { kind: 'unlimited', bytes: null } : { kind: 'bytes', bytes: bytes ?? null }

/** Returns what applies to the roles, by the names of the form's fields. */
export const choicesOfRoles = (roles: RoleQuotasQuery['roleQuotas']): Record<string, QuotaChoice> =>
  Object.fromEntries(
    roles.flatMap(({ id, totalBytes, dailyBytes }) => [
      [`${id} total`, limited(totalBytes)],
      [`${id} daily`, limited(dailyBytes)],
    ]),
  )

/** Returns what applies to one account, by the names of the form's fields. */
export function choicesOfAccount(quota: AccountItemFragment['quota']): Record<'total' | 'daily', QuotaChoice> {
  const own = (kind: QuotaChoice['kind'], bytes: number | null | undefined): QuotaChoice => ({
    kind,
    bytes: kind === 'bytes' ? (bytes ?? null) : null,
  })
  return { total: own(quota.totalChoice, quota.totalLimitBytes), daily: own(quota.dailyChoice, quota.dailyLimitBytes) }
}
