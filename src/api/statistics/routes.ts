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
import { managesChannel, mustManageChannel } from '../channel/policy.ts'
import { maySeeStatistics } from '../content/policy.ts'
import { ok } from '../http/answers.ts'
import { readCursor } from '../http/cursor.ts'
import { idParams, userIdParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { presentDashboard, presentTotals, presentVideoStatistics } from './presenter.ts'
import { periodOf, statisticsOfChannel } from './service.ts'

/** There are no older statistics, and the thirty days before still are valid dates. */
const dayParam = daySchema.refine((day) => day >= '1970-01-01').optional()
const limitQuery = pageQuerySchema.pick({ limit: true })
const daysQuery = z.object({ from: dayParam, to: dayParam })

export const statisticsRoutes = routesOf('Statistiques', [
  route.get('/statistics/video/:id', {
    summary: 'Les chiffres d’une vidéo (privée : pour sa créatrice seule)',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: videoStatisticsSchema },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      return ok(presentVideoStatistics(maySeeStatistics(viewer, await findContent(db, params.id))))
    },
  }),

  route.get('/statistics/channel/:id', {
    summary: 'Les chiffres d’une chaîne et ses vidéos, les plus récentes d’abord : les publiques, ou toutes pour sa créatrice',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams, query: pageQuerySchema },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: channelStatisticsSchema },
    handle: async ({ params, query: { limit, cursor }, db, context }) => {
      const row = policy.mustExist(await findChannel(db, params.id), 'CHANNEL_NOT_FOUND')
      const { statistics, nextCursor } = await statisticsOfChannel(db, row, { limit, after: readCursor(cursor) }, context)
      return { ...ok(statistics), headers: nextCursor === null ? {} : { 'x-next-cursor': nextCursor } }
    },
  }),

  route.get('/statistics/channel/:id/dashboard', {
    summary: 'Le tableau de bord de ma chaîne : chaque chiffre, ses 30 derniers jours et les 30 d’avant',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: dashboardStatisticsSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      const row = mustManageChannel(viewer, await findChannel(db, params.id))
      const periods = await periodsOfChannel(db, row.uuid)
      return ok(presentDashboard(row, await totalsOfChannel(db, row.uuid, true), periods))
    },
  }),

  route.get('/statistics/channel/:id/days', {
    summary: 'Ma chaîne jour par jour, de ?from= à ?to= (les 30 derniers jours, 366 au plus)',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams, query: daysQuery },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: z.array(channelDaySchema) },
    refuses: ['FORBIDDEN', 'INVALID_INPUT'],
    handle: async ({ params, query, viewer, db }) => {
      const row = mustManageChannel(viewer, await findChannel(db, params.id))
      return ok(await daysOfChannel(db, row.uuid, periodOf(query)))
    },
  }),

  route.get('/statistics/user/:id/channels', {
    summary: 'Les chiffres des chaînes d’un utilisateur (une au plus)',
    limit: 'read',
    allow: policy.anyone,
    input: { params: userIdParams, query: limitQuery },
    missing: 'USER_NOT_FOUND',
    answers: { 200: z.array(userChannelStatisticsSchema) },
    handle: statisticsOfChannels,
  }),

  route.get('/statistics/user/:id/global', {
    summary: 'Les chiffres d’un utilisateur, toutes chaînes ensemble',
    limit: 'read',
    allow: policy.anyone,
    input: { params: userIdParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: totalsSchema },
    handle: async ({ params, db, context }) => {
      policy.mustExist(await findUser(db, params.id), 'USER_NOT_FOUND')
      const row = await findChannelOf(db, params.id)
      if (!row) return ok(presentTotals(null, noTotals))
      return ok(presentTotals(row, await totalsOfChannel(db, row.uuid, managesChannel(context.viewer, row))))
    },
  }),
])

async function statisticsOfChannels({
  params,
  query: { limit },
  db,
  context,
}: Asked<{ params: typeof userIdParams; query: typeof limitQuery }, Viewer | null>) {
  policy.mustExist(await findUser(db, params.id), 'USER_NOT_FOUND')
  const row = await findChannelOf(db, params.id)
  if (!row) return ok([])
  const { statistics } = await statisticsOfChannel(db, row, { limit, after: null }, context)
  return ok([{ channel_uuid: row.uuid, name: row.name, ...statistics }])
}
