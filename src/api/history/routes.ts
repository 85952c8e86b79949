import { z } from 'zod'
import { findContentAccess } from '../../db/content/contents.ts'
import { findHistoryEntry, findHistoryEntryOf, historyOf } from '../../db/history/history.ts'
import type { Db } from '../../db/connection/database.ts'
import { type HistoryEntry, historyEntrySchema, removedHistoryEntrySchema } from '../../shared/entities/history.ts'
import { pageOfContentsQuery, partsOf } from '../content/inputs.ts'
import { mustBeOpen } from '../content/policy.ts'
import { historyPeriodDays, limits } from '../../shared/limits.ts'
import { created, noContent, noContentAnswers, ok, type Page, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, secondsSchema, textSchema, userContentBody, userContentOf, userContentParams, userParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import * as policy from '../policy.ts'
import { presentHistoryEntry } from './presenter.ts'
import * as historicals from './service.ts'

const one = { 200: historyEntrySchema }
const many = { 200: z.array(historyEntrySchema) }
const historyQuery = pageOfContentsQuery.extend({
  period: z.enum(['today', 'week', 'month']).optional(),
  unfinished: z.enum(['true', 'false']).optional().describe('Celles à reprendre seulement : commencées et pas regardées jusqu’au bout.'),
  q: textSchema.max(limits.titleMax).trim().default(''),
})

const additionBody = userContentBody.extend({ was: removedHistoryEntrySchema.extend({ position: secondsSchema }).optional() })

/** Routes of a user's history: one entry per content, the last watched first. */
export const historyRoutes = routesOf('Historique', [
  route.get('/historicals', {
    summary: 'Mon historique, le plus récent d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: historyQuery },
    answers: many,
    handle: async ({ query, viewer, db, context }) => paged(await pageOfHistory(db, viewer.uuid, query, context)),
  }),

  route.get('/historicals/:id', {
    summary: 'Une entrée de mon historique',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, context }) => {
      return ok(presentHistoryEntry(historicals.mustOwnEntry(viewer, await findHistoryEntry(db, params.id)), context))
    },
  }),

  route.get('/historicals/user/:userId', {
    summary:
      'Mon historique ; ?period= pour les derniers jours, ?q= pour un mot du titre ou du nom de la chaîne, ?unfinished=true pour celles à reprendre',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userParams, query: historyQuery },
    missing: 'USER_NOT_FOUND',
    answers: many,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      return paged(await pageOfHistory(db, viewer.uuid, query, context))
    },
  }),

  route.get('/historicals/user/:userId/content/:contentId', {
    summary: 'L’entrée d’une vidéo',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentHistoryEntry(historicals.mustOwnEntry(viewer, await findHistoryEntryOf(db, userContentOf(params))), context))
    },
  }),

  route.post('/historicals', {
    summary:
      'Mettre une vidéo en tête de mon historique, rien (204) tant qu’il est en pause ; avec was, remettre une entrée retirée à sa place',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: additionBody },
    answers: { 201: historyEntrySchema, ...noContentAnswers },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    changesInterests: true,
    handle: addEntry,
  }),

  route.put('/historicals/:id', {
    summary: 'Noter que j’y reviens, et où j’en suis',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: z.object({ position: secondsSchema.optional() }).optional() },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, body, viewer, db, context }) => {
      const entry = historicals.mustOwnEntry(viewer, await findHistoryEntry(db, params.id))
      return ok(presentHistoryEntry(await historicals.change(db, entry, body?.position), context))
    },
  }),

  route.delete('/historicals/user/:userId/content/:contentId', {
    summary: 'Retirer une vidéo de mon historique',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await historicals.remove(db, userContentOf(params))
      return noContent()
    },
  }),
])

async function addEntry({ body: { was, ...body }, viewer, db, context }: Asked<{ body: typeof additionBody }>) {
  policy.mustBe(viewer, body.user_uuid)
  mustBeOpen(await findContentAccess(db, body.content_uuid), viewer)
  if (was) return created(presentHistoryEntry(await historicals.restore(db, body, was), context))
  const entry = await historicals.add(db, body)
  return entry ? created(presentHistoryEntry(entry, context)) : noContent()
}

async function pageOfHistory(
  db: Db,
  userUuid: string,
  query: z.output<typeof historyQuery>,
  context: PresenterContext,
): Promise<Page<HistoryEntry>> {
  const { limit, cursor, period, unfinished, q, expand = [] } = query
  const filter = { days: period === undefined ? null : historyPeriodDays[period], text: q, unfinished: unfinished === 'true' }
  const rows = await historyOf(db, userUuid, { limit, after: readCursor(cursor) }, filter, partsOf(expand, userUuid))
  return pageOf(
    rows,
    limit,
    (row) => presentHistoryEntry(row, context, expand),
    (row) => row.historical_uuid,
  )
}
