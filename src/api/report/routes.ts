import { z } from 'zod'
import { findReport, listReports } from '../../db/report/reports.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import {
  reportDecisionSchema,
  reportKindSchema,
  reportReasonSchema,
  reportSchema,
  reportStatusSchema,
} from '../../shared/entities/report.ts'
import { created, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import * as policy from '../policy.ts'
import { presentReport } from './presenter.ts'
import * as reports from './service.ts'

const one = { 200: reportSchema }
const newReport = z.object({
  reason: reportReasonSchema,
  text: fieldSchemas.reportText.default(''),
  content_uuid: idSchema.optional(),
  comment_uuid: idSchema.optional(),
  channel_uuid: idSchema.optional(),
})
const listQuery = pageQuerySchema.extend({ status: reportStatusSchema.default('open'), kind: reportKindSchema.optional() })
const closing = z.object({ status: z.literal('closed'), decision: reportDecisionSchema })

/** Routes of reports: signed-in users report; moderators and administrators read and close reports. */
export const reportRoutes = routesOf('Signalements', [
  route.post('/reports', {
    summary: 'Signaler une vidéo, un commentaire ou une chaîne ; signaler encore change le signalement ouvert',
    limit: 'report',
    allow: policy.signedIn,
    input: { body: newReport },
    answers: { 200: reportSchema, 201: reportSchema },
    refuses: ['INVALID_INPUT', 'CONTENT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'COMMENT_HELD', 'CHANNEL_NOT_FOUND'],
    handle: async ({ body, viewer, db, context }) => {
      const { row, isNew } = await reports.report(db, viewer, body)
      return isNew ? created(presentReport(row, context)) : ok(presentReport(row, context))
    },
  }),

  route.get('/reports', {
    summary:
      'Les signalements ouverts, ou traités avec ?status=closed, les plus récents d’abord ; ?kind= : d’une sorte de chose (modération)',
    limit: 'read',
    allow: policy.moderator,
    input: { query: listQuery },
    answers: { 200: z.array(reportSchema) },
    handle: async ({ query: { limit, cursor, status, kind = null }, db, context }) => {
      const rows = await listReports(db, { status, kind }, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentReport(row, context)))
    },
  }),

  route.get('/reports/:id', {
    summary: 'Un signalement (modération)',
    limit: 'read',
    allow: policy.moderator,
    input: { params: idParams },
    missing: 'REPORT_NOT_FOUND',
    answers: one,
    handle: async ({ params, db, context }) => {
      return ok(presentReport(policy.mustExist(await findReport(db, params.id), 'REPORT_NOT_FOUND'), context))
    },
  }),

  route.put('/reports/:id', {
    summary: 'Clore un signalement : garder ce qui est signalé, ou le masquer (modération)',
    limit: 'interaction',
    allow: policy.moderator,
    input: { params: idParams, body: closing },
    missing: 'REPORT_NOT_FOUND',
    answers: one,
    refuses: ['REPORT_CLOSED', 'INVALID_INPUT'],
    handle: async ({ params, body, viewer, db, context, deps }) => {
      const before = policy.mustExist(await findReport(db, params.id), 'REPORT_NOT_FOUND')
      await reports.close(deps, viewer, before, body.decision)
      return ok(presentReport(policy.mustExist(await findReport(db, before.uuid), 'REPORT_NOT_FOUND'), context))
    },
  }),
])
