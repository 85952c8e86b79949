import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findContentAccess } from '../../db/contents.ts'
import { findHistorical, findHistoricalOf, historyOf } from '../../db/historicals.ts'
import type { Db } from '../../db/database.ts'
import { type Historical, historicalSchema, removedHistoricalSchema } from '../../shared/entities/activity.ts'
import { pageOfContentsQuery, partsOf } from '../contents/inputs.ts'
import { mustExist } from '../contents/policy.ts'
import { historyPeriodDays, limits } from '../../shared/limits.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, nothing, ok, type Page, paged } from '../frame/answers.ts'
import { pageOf, readCursor } from '../frame/cursor.ts'
import { idParams, secondsSchema, textSchema, userContentBody, userContentOf, userContentParams, userParams } from '../frame/inputs.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import type { Showing } from '../frame/showing.ts'
import * as policy from '../policy.ts'
import { presentHistorical } from './presenter.ts'
import * as historicals from './service.ts'

const one = { 200: historicalSchema }
const many = { 200: z.array(historicalSchema) }
const historyQuery = pageOfContentsQuery.extend({
  period: z.enum(['today', 'week', 'month']).optional(),
  q: textSchema.max(limits.titleMax).trim().default(''),
})

const additionBody = userContentBody.extend({ was: removedHistoricalSchema.extend({ position: secondsSchema }).optional() })

/** A user's history: one entry a content, the last watched first. */
export function historicalRoutes(deps: ApiDeps): FastifyPluginAsync {
  const pageOfHistory = async (
    db: Db,
    userUuid: string,
    query: z.output<typeof historyQuery>,
    show: Showing,
  ): Promise<Page<Historical>> => {
    const { limit, cursor, period, q, expand = [] } = query
    const filter = { days: period === undefined ? null : historyPeriodDays[period], text: q }
    const rows = await historyOf(db, userUuid, { limit, after: readCursor(cursor) }, filter, partsOf(expand, userUuid))
    return pageOf(
      rows,
      limit,
      (row) => presentHistorical(row, show, expand),
      (row) => row.historical_uuid,
    )
  }

  return async (app) => {
    const route = routesIn(app, deps, 'Historique')
    const reading = { limit: 'read', allow: policy.signedIn } as const
    const writing = { limit: 'interaction', allow: policy.signedIn } as const

    const list = { ...reading, summary: 'Mon historique, le plus récent d’abord', input: { query: historyQuery }, answers: many }
    route.get('/historicals', list, async ({ query, viewer, db, show }) => paged(await pageOfHistory(db, viewer.uuid, query, show)))

    const get = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      summary: 'Une entrée de mon historique',
      input: { params: idParams },
      answers: one,
    }
    route.get('/historicals/:id', get, async ({ params, viewer, db, show }) => {
      return ok(presentHistorical(historicals.mustOwnEntry(viewer, await findHistorical(db, params.id)), show))
    })

    const listOf = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      summary: 'Mon historique ; ?period= pour les derniers jours, ?q= pour un mot du titre ou du nom de la chaîne',
      input: { params: userParams, query: historyQuery },
      answers: many,
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/historicals/user/:userId', listOf, async ({ params, query, viewer, db, show }) => {
      policy.mustBe(viewer, params.userId)
      return paged(await pageOfHistory(db, viewer.uuid, query, show))
    })

    const getOf = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      summary: 'L’entrée d’une vidéo',
      input: { params: userContentParams },
      answers: one,
    }
    route.get('/historicals/user/:userId/content/:contentId', getOf, async ({ params, viewer, db, show }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentHistorical(historicals.mustOwnEntry(viewer, await findHistoricalOf(db, userContentOf(params))), show))
    })

    const create = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary:
        'Mettre une vidéo en tête de mon historique, rien (204) tant qu’il est en pause ; avec was, remettre une entrée retirée à sa place',
      input: { body: additionBody },
      answers: { 201: historicalSchema, ...nothing },
    }
    route.post('/historicals', create, async ({ body: { was, ...body }, viewer, db, show }) => {
      policy.mustBe(viewer, body.user_uuid)
      mustExist(await findContentAccess(db, body.content_uuid), viewer)
      if (was) return created(presentHistorical(await historicals.restore(db, body, was), show))
      const entry = await historicals.add(db, body)
      return entry ? created(presentHistorical(entry, show)) : noContent()
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Noter que j’y reviens, et où j’en suis',
      input: { params: idParams, body: z.object({ position: secondsSchema.optional() }).optional() },
      answers: one,
    }
    route.put('/historicals/:id', update, async ({ params, body, viewer, db, show }) => {
      const entry = historicals.mustOwnEntry(viewer, await findHistorical(db, params.id))
      return ok(presentHistorical(await historicals.change(db, entry, body?.position), show))
    })

    const remove = {
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Retirer une vidéo de mon historique',
      input: { params: userContentParams },
      answers: nothing,
    }
    route.delete('/historicals/user/:userId/content/:contentId', remove, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await historicals.remove(db, userContentOf(params))
      return noContent()
    })
  }
}
