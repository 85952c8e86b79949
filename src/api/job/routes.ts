import { z } from 'zod'
import { type AdministeredJobRow, listAdministeredJobs } from '../../db/jobs/administeredJobs.ts'
import { type AdministeredJob, administeredJobSchema, administeredJobStates } from '../../shared/entities/administeredJob.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { noContent, noContentAnswers, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { abandonJob, canAbandon, canRetry, kindOf, retryNow, setRaised } from './service.ts'

const listQuery = pageQuerySchema.extend({ state: z.enum(administeredJobStates).optional() })

function raise(method: 'put' | 'delete', summary: string) {
  return route[method]('/administration/jobs/:id/priority', {
    summary,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'JOB_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['JOB_NOT_WAITING'],
    handle: async ({ params, viewer, deps }) => {
      await setRaised(deps, viewer, params.id, method === 'put')
      return noContent()
    },
  })
}

/** Routes of the jobs of all queues. */
export const jobRoutes = routesOf('Administration', [
  route.get('/administration/jobs', {
    summary: 'Les tâches qui attendent, qui sont en cours ou qui ont échoué, les plus récentes d’abord (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: listQuery },
    answers: { 200: z.array(administeredJobSchema) },
    handle: async ({ query: { limit, cursor, state = null }, db }) => {
      return paged(pageOf(await listAdministeredJobs(db, { limit, after: readCursor(cursor) }, state), limit, present))
    },
  }),

  route.put('/administration/jobs/:id/attempt', {
    summary: 'Relancer une tâche qui a échoué, ou qui attend un autre essai (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'JOB_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['JOB_NOT_WAITING', 'CONTENT_NOT_FOUND', 'CONVERSION_NOT_FAILED', 'VIDEO_REQUIRED'],
    handle: async ({ params, viewer, deps }) => {
      await retryNow(deps, viewer, params.id)
      return noContent()
    },
  }),

  raise('put', 'Faire passer une tâche qui attend avant les autres de sa file (administrateurs)'),
  raise('delete', 'Remettre une tâche qui attend à son rang (administrateurs)'),

  route.delete('/administration/jobs/:id', {
    summary: 'Abandonner une tâche qui attend, ou qui a échoué (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'JOB_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['JOB_NOT_WAITING'],
    handle: async ({ params, viewer, deps }) => {
      await abandonJob(deps, viewer, params.id)
      return noContent()
    },
  }),
])

const isoOrNull = (at: Date | null): string | null => at && isoTime(at)

function present(row: AdministeredJobRow): AdministeredJob {
  const { content_uuid, mail_kind } = row
  return {
    uuid: row.uuid,
    kind: kindOf(row),
    state: row.state,
    content: content_uuid === null ? null : { uuid: content_uuid, title: row.title },
    mail: mail_kind === null ? null : { kind: mail_kind, recipient: row.recipient },
    attempts: row.attempts,
    reason: row.reason,
    isRaised: row.priority > 0,
    canRetry: canRetry(row),
    canAbandon: canAbandon(row),
    createdAt: isoTime(row.created_at),
    startedAt: isoOrNull(row.started_at),
    nextAttemptAt: isoOrNull(row.next_at),
    failedAt: isoOrNull(row.ended_at),
    worker: row.worker,
  }
}
