import { z } from 'zod'
import { type QuotaEntity, quotaSchema, type RoleQuotaEntity, roleQuotaSchema } from '../../shared/entities/quota.ts'
import type { QuotaChoice } from '../../shared/quota.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

/** GET /quotas/roles. @throws AppError FORBIDDEN */
export const roleQuotas = (rest: Rest): Promise<RoleQuotaEntity[]> => rest.read(z.array(roleQuotaSchema), { path: '/quotas/roles' })

type RoleLimits = Pick<RoleQuotaEntity, 'role_uuid'> & Partial<Pick<RoleQuotaEntity, 'totalBytes' | 'dailyBytes'>>

/** PUT /quotas/roles. @throws AppError INVALID_INPUT with fields, ROLE_NOT_FOUND, FORBIDDEN */
export const updateRoleQuotas = (rest: Rest, quotas: readonly RoleLimits[]): Promise<RoleQuotaEntity[]> =>
  rest.read(z.array(roleQuotaSchema), { method: 'PUT', path: '/quotas/roles', body: quotas })

/** GET /quotas/users?ids=. @throws AppError FORBIDDEN */
export const quotasOf = (rest: Rest, userIds: readonly string[]): Promise<QuotaEntity[]> =>
  rest.read(z.array(quotaSchema), { path: '/quotas/users', query: { ids: userIds.join(',') } })

/** GET /users/me/quota. @throws AppError UNAUTHENTICATED */
export const ownQuota = (rest: Rest): Promise<QuotaEntity> => rest.read(quotaSchema, { path: '/users/me/quota' })

/** PUT /users/{id}/quota. @throws AppError INVALID_INPUT with fields, USER_NOT_FOUND, FORBIDDEN */
export const setUserQuota = (rest: Rest, id: string, choices: { total?: QuotaChoice; daily?: QuotaChoice }): Promise<QuotaEntity> =>
  rest.read(quotaSchema, { method: 'PUT', path: `/users/${encodeSegment(id)}/quota`, body: choices })
