import type { Resolvers } from '../../generated/resolvers.ts'
import type { QuotaEntity, RoleQuotaEntity } from '../../../shared/entities/quota.ts'
import type { QuotaChoice } from '../../../shared/quota.ts'
import { ownUser } from '../../rest/user.ts'
import * as quotas from '../../rest/quota.ts'
import { toAccount } from '../administration/models.ts'

const toRoleQuota = ({ role_uuid, ...quota }: RoleQuotaEntity) => ({ id: role_uuid, ...quota })
const toQuota = ({ user_uuid, total, daily, moreAt, choices }: QuotaEntity) => ({
  id: user_uuid,
  totalLimitBytes: total.limitBytes,
  totalUsedBytes: total.usedBytes,
  dailyLimitBytes: daily.limitBytes,
  dailyUsedBytes: daily.usedBytes,
  moreAt,
  totalChoice: choices.total.kind,
  dailyChoice: choices.daily.kind,
})
const toChoice = ({ kind, bytes }: { kind: QuotaChoice['kind']; bytes?: number | null | undefined }): QuotaChoice => ({
  kind,
  bytes: bytes ?? null,
})

export const quotaResolvers: Resolvers = {
  Query: {
    roleQuotas: async (_parent, _args, { rest }) => (await quotas.roleQuotas(rest)).map(toRoleQuota),
  },
  Viewer: {
    quota: async ({ rest }) => toQuota(await quotas.ownQuota(rest)),
  },
  Account: {
    quota: async ({ id }, _args, { quotas: loader }) => toQuota(await loader.load(id)),
  },
  Mutation: {
    updateRoleQuotas: async (_parent, { input }, { rest }) => {
      const changes = input.map(({ id, totalBytes, dailyBytes }) => ({
        role_uuid: id,
        ...(totalBytes !== undefined && { totalBytes }),
        ...(dailyBytes !== undefined && { dailyBytes }),
      }))
      return (await quotas.updateRoleQuotas(rest, changes)).map(toRoleQuota)
    },
    setAccountQuota: async (_parent, { id, total, daily }, { rest, quotas: loader }) => {
      const quota = await quotas.setUserQuota(rest, id, {
        ...(total && { total: toChoice(total) }),
        ...(daily && { daily: toChoice(daily) }),
      })
      loader.clear(id).prime(id, quota)
      return toAccount(await ownUser(rest, id))
    },
  },
}
