import { z } from 'zod'
import { listUnsentMails, sendMailNow, type UnsentMailRow } from '../../db/mail/unsentMails.ts'
import { mailQueue } from '../../db/jobs/queues.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { type UnsentMail, unsentMailSchema } from '../../shared/entities/unsentMail.ts'
import { AppError } from '../../shared/errors.ts'
import { noContent, noContentAnswers, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { isoTime } from '../http/isoTime.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes of the mails that have not been sent. */
export const mailRoutes = routesOf('Administration', [
  route.get('/administration/mails', {
    summary: 'Les messages qui ne sont pas partis, les plus récents d’abord, avec la raison (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(unsentMailSchema) },
    handle: async ({ query: { limit, cursor }, db }) => {
      return paged(pageOf(await listUnsentMails(db, { limit, after: readCursor(cursor) }), limit, present))
    },
  }),

  route.put('/administration/mails/:id/attempt', {
    summary: 'Envoyer maintenant un message qui attend, ou qui avait échoué (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams },
    missing: 'MAIL_NOT_FOUND',
    answers: noContentAnswers,
    handle: async ({ params, db, deps }) => {
      if (!(await sendMailNow(db, params.id))) throw new AppError('MAIL_NOT_FOUND')
      deps.jobs.wake(mailQueue)
      return noContent()
    },
  }),
])

function present({ uuid, kind, recipient, state, attempts, reason, created_at, next_at }: UnsentMailRow): UnsentMail {
  return { uuid, kind, recipient, state, attempts, reason, createdAt: isoTime(created_at), nextAttemptAt: next_at && isoTime(next_at) }
}
