import { z } from 'zod'
import { listActs } from '../../db/audit/audit.ts'
import { auditEntrySchema } from '../../shared/entities/audit.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentAct } from './presenter.ts'

/** Read only: each act writes its own entry. */
export const auditRoutes = routesOf('Modération', [
  route.get('/audit-log', {
    summary: 'Le journal des actes de modération et d’administration, les plus récents d’abord (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(auditEntrySchema) },
    handle: async ({ query: { limit, cursor }, db }) => {
      return paged(pageOf(await listActs(db, { limit, after: readCursor(cursor) }), limit, presentAct))
    },
  }),
])
