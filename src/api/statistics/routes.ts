import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findChannel, findChannelOf } from '../../db/channel/channels.ts'
import { findContent } from '../../db/content/contents.ts'
import { daysOfChannel, noTotals, periodsOfChannel, totalsOfChannel } from '../../db/statistics/statistics.ts'
import { findUser } from '../../db/user/users.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import {
  channelDaySchema,
  channelStatisticsSchema,
  dashboardStatisticsSchema,
  daySchema,
  totalsSchema,
  userChannelStatisticsSchema,
  videoStatisticsSchema,
} from '../../shared/entities/statistics.ts'
import { mustOwnChannel } from '../channel/policy.ts'
import { mustExist } from '../channel/service.ts'
import { maySeeStatistics } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import { readCursor } from '../http/cursor.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { mustExist as userMustExist } from '../user/service.ts'
import { presentDashboard, presentTotals, presentVideoStatistics } from './presenter.ts'
import { periodOf, statisticsOfChannel } from './service.ts'

/** There are no older statistics, and the thirty days before still are valid dates. */
const dayParam = daySchema.refine((day) => day >= '1970-01-01').optional()
const daysQuery = z.object({ from: dayParam, to: dayParam })

export function statisticsRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Statistiques')
    const reading = { limit: 'read', allow: policy.anyone } as const
    const ofChannel = { ...reading, input: { params: idParams, query: pageQuerySchema }, missing: 'CHANNEL_NOT_FOUND' } as const
    const ofUser = { ...reading, missing: 'USER_NOT_FOUND' } as const
    const own = { limit: 'read', allow: policy.signedIn, missing: 'CHANNEL_NOT_FOUND' } as const

    const video = {
      ...reading,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Les chiffres d’une vidéo (privée : pour sa créatrice seule)',
      input: { params: idParams },
      answers: { 200: videoStatisticsSchema },
      missing: 'CONTENT_NOT_FOUND',
    } as const
    route.get('/statistics/video/:id', video, async ({ params, viewer, db }) => {
      return ok(presentVideoStatistics(maySeeStatistics(viewer, await findContent(db, params.id))))
    })

    const channel = {
      ...ofChannel,
      summary: 'Les chiffres d’une chaîne et ses vidéos, les plus récentes d’abord : les publiques, ou toutes pour sa créatrice',
      answers: { 200: channelStatisticsSchema },
    }
    route.get('/statistics/channel/:id', channel, async ({ params, query: { limit, cursor }, db, context }) => {
      const row = mustExist(await findChannel(db, params.id))
      const { statistics, nextCursor } = await statisticsOfChannel(db, row, { limit, after: readCursor(cursor) }, context)
      return { ...ok(statistics), headers: nextCursor === null ? {} : { 'x-next-cursor': nextCursor } }
    })

    const dashboard = {
      ...own,
      refuses: refusing('FORBIDDEN'),
      summary: 'Le tableau de bord de ma chaîne : chaque chiffre, ses 30 derniers jours et les 30 d’avant',
      input: { params: idParams },
      answers: { 200: dashboardStatisticsSchema },
    }
    route.get('/statistics/channel/:id/dashboard', dashboard, async ({ params, viewer, db }) => {
      const row = mustOwnChannel(viewer, await findChannel(db, params.id))
      const periods = await periodsOfChannel(db, row.uuid)
      return ok(presentDashboard(row, await totalsOfChannel(db, row.uuid, true), periods))
    })

    const days = {
      ...own,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Ma chaîne jour par jour, de ?from= à ?to= (les 30 derniers jours, 366 au plus)',
      input: { params: idParams, query: daysQuery },
      answers: { 200: z.array(channelDaySchema) },
    }
    route.get('/statistics/channel/:id/days', days, async ({ params, query, viewer, db }) => {
      const row = mustOwnChannel(viewer, await findChannel(db, params.id))
      return ok(await daysOfChannel(db, row.uuid, periodOf(query)))
    })

    const channels = {
      ...ofUser,
      summary: 'Les chiffres des chaînes d’un utilisateur (une au plus)',
      input: { params: idParams, query: pageQuerySchema.pick({ limit: true }) },
      answers: { 200: z.array(userChannelStatisticsSchema) },
    }
    route.get('/statistics/user/:id/channels', channels, async ({ params, query: { limit }, db, context }) => {
      userMustExist(await findUser(db, params.id))
      const row = await findChannelOf(db, params.id)
      if (!row) return ok([])
      const { statistics } = await statisticsOfChannel(db, row, { limit, after: null }, context)
      return ok([{ channel_uuid: row.uuid, name: row.name, ...statistics }])
    })

    const global = {
      ...ofUser,
      summary: 'Les chiffres d’un utilisateur, toutes chaînes ensemble',
      input: { params: idParams },
      answers: { 200: totalsSchema },
    }
    route.get('/statistics/user/:id/global', global, async ({ params, db, context }) => {
      userMustExist(await findUser(db, params.id))
      const row = await findChannelOf(db, params.id)
      if (!row) return ok(presentTotals(null, noTotals))
      return ok(presentTotals(row, await totalsOfChannel(db, row.uuid, context.viewer === row.creator_uuid)))
    })
  }
}
