import { z } from 'zod'
import { findQuotas, listRoleQuotas } from '../../db/quota/quotas.ts'
import { idsSchema } from '../../shared/entities/common.ts'
import { quotaChoicesSchema, quotaSchema, roleQuotaSchema } from '../../shared/entities/quota.ts'
import { ok } from '../http/answers.ts'
import { idSchema, userIdParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentQuota, presentRoleQuota } from './presenter.ts'
import { changeRoleQuotas, changeUserQuota } from './service.ts'

const limit = z.number().nullable().describe('En octets ; null\u202f: aucune limite.')
const roleLimits = z.array(z.object({ role_uuid: idSchema, totalBytes: limit.exactOptional(), dailyBytes: limit.exactOptional() })).max(100)
const choice = z.object({ kind: quotaChoicesSchema.shape.total.shape.kind, bytes: limit })

/** Routes about how many bytes of videos people may keep and send. */
export const quotaRoutes = routesOf('Quotas', [
  route.get('/quotas/roles', {
    summary: 'Ce que chaque rôle peut garder, et envoyer en 24 heures (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: {},
    answers: { 200: z.array(roleQuotaSchema) },
    handle: async ({ db }) => ok((await listRoleQuotas(db)).map(presentRoleQuota)),
  }),

  route.put('/quotas/roles', {
    summary: 'Choisir ce que des rôles peuvent garder et envoyer (administrateurs)',
    description: 'Les rôles et les limites qui ne sont pas donnés restent tels quels.',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: roleLimits },
    missing: 'ROLE_NOT_FOUND',
    answers: { 200: z.array(roleQuotaSchema) },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, viewer, db }) => ok((await changeRoleQuotas(db, viewer, body)).map(presentRoleQuota)),
  }),

  route.get('/quotas/users', {
    summary: 'Les quotas des comptes de ?ids=, et ce qui en est utilisé (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: z.object({ ids: idsSchema }) },
    answers: { 200: z.array(quotaSchema) },
    handle: async ({ query: { ids }, db }) => ok([...(await findQuotas(db, ids))].map(([uuid, quota]) => presentQuota(uuid, quota))),
  }),

  route.get('/users/:id/quota', {
    summary: 'Mon quota, et ce qui en est utilisé ; celui d’un compte pour les administrateurs',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: quotaSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id }, viewer, db }) => {
      policy.mustBeOrAdminister(viewer, id)
      return ok(presentQuota(id, policy.mustExist((await findQuotas(db, [id])).get(id), 'USER_NOT_FOUND')))
    },
  }),

  route.put('/users/:id/quota', {
    summary: 'Choisir le quota d’un compte (administrateurs)',
    description:
      '`role`\u202f: celui du rôle ; `unlimited`\u202f: aucune limite ; `bytes`\u202f: tant d’octets. Une limite qui n’est pas donnée reste telle quelle.',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: userIdParams, body: z.object({ total: choice.exactOptional(), daily: choice.exactOptional() }) },
    missing: 'USER_NOT_FOUND',
    answers: { 200: quotaSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ params: { id }, body, viewer, db }) => ok(presentQuota(id, await changeUserQuota(db, viewer, id, body))),
  }),
])
