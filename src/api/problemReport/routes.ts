import { z } from 'zod'
import { deleteProblemReport, findProblemReport, insertProblemReport, listProblemReports } from '../../db/problemReport/problemReports.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import {
  pageNameSchema,
  problemReportSchema,
  problemReportWithTraceSchema,
  type SentTrace,
  sentTraceSchema,
} from '../../shared/entities/problemReport.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { plainText } from '../../shared/text.ts'
import { validateProblemReport } from '../../shared/validation/problemReport.ts'
import { recordAct } from '../audit/record.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import { mustBeValid } from '../http/rules.ts'
import * as policy from '../policy.ts'
import { presentProblemReport } from './presenter.ts'

const newProblemReport = z.object({ text: fieldSchemas.problemText, page: pageNameSchema, trace: sentTraceSchema })

/** Routes of problem reports: everybody reports problems of the site itself; administrators read and delete them. */
export const problemReportRoutes = routesOf('Problèmes signalés', [
  route.post('/problem-reports', {
    summary: 'Signaler un problème du site, avec ce que la page a fait (textes masqués, 200 événements et 90 ko au plus)',
    limit: 'problem',
    allow: policy.anyone,
    input: { body: newProblemReport },
    answers: { 201: problemReportSchema },
    refuses: ['INVALID_INPUT', 'TRACE_TOO_LARGE'],
    handle: async ({ body: { text, page, trace }, viewer, db }) => {
      mustBeValid(validateProblemReport({ text }))
      const row = { user_uuid: viewer?.uuid ?? null, text: plainText(text), page, trace: jsonOf(trace) }
      return created(presentProblemReport(await insertProblemReport(db, row)))
    },
  }),

  route.get('/problem-reports', {
    summary: 'Les problèmes signalés, les plus récents d’abord, sans ce que la page a fait (administration)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(problemReportSchema) },
    handle: async ({ query: { limit, cursor }, db }) => {
      const rows = await listProblemReports(db, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, presentProblemReport))
    },
  }),

  route.get('/problem-reports/:id', {
    summary: 'Un problème signalé, avec ce que la page a fait (administration)',
    limit: 'read',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'PROBLEM_REPORT_NOT_FOUND',
    answers: { 200: problemReportWithTraceSchema },
    handle: async ({ params, db }) => {
      const row = policy.mustExist(await findProblemReport(db, params.id), 'PROBLEM_REPORT_NOT_FOUND')
      return ok({ ...presentProblemReport(row), trace: sentTraceSchema.parse(JSON.parse(row.trace)) })
    },
  }),

  route.delete('/problem-reports/:id', {
    summary: 'Supprimer un problème signalé (administration)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'PROBLEM_REPORT_NOT_FOUND',
    answers: noContentAnswers,
    handle: async ({ params, viewer, db }) => {
      await db.transaction().execute(async (tx) => {
        const { uuid, page } = policy.mustExist(await deleteProblemReport(tx, params.id), 'PROBLEM_REPORT_NOT_FOUND')
        await recordAct(tx, viewer.uuid, { act: 'problemReport.delete', subject_uuid: uuid, details: { page } })
      })
      return noContent()
    },
  }),
])

/** @throws AppError TRACE_TOO_LARGE */
function jsonOf(trace: SentTrace): string {
  const json = JSON.stringify(trace)
  if (Buffer.byteLength(json) > limits.traceBytes) throw new AppError('TRACE_TOO_LARGE')
  return json
}
