import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { channelPeriodSchema } from '../../shared/entities/statistics.ts'
import { statisticsPeriods, statisticsTables, usualPeriod } from '../../shared/statisticsPeriods.ts'
import { mustManageChannel } from '../channel/policy.ts'
import { ok } from '../http/answers.ts'
import { csvFile } from '../http/csv.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { csvOfPeriod, periodOfChannel } from './periods.ts'

const periodQuery = z.object({ period: z.enum(statisticsPeriods).default(usualPeriod).describe('En jours, jusqu’à aujourd’hui.') })
const tableParams = idParams.extend({ table: z.enum(statisticsTables) })

export const periodRoutes = routesOf('Statistiques', [
  route.get('/statistics/channel/:id/period', {
    summary: 'Ma chaîne sur une période et celle d’avant\u202f: par jour, par source, et les vidéos les plus vues',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams, query: periodQuery },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: channelPeriodSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query: { period }, viewer, db, context }) => {
      const { uuid } = mustManageChannel(viewer, await findChannel(db, params.id))
      return ok(await periodOfChannel(db, uuid, period, context))
    },
  }),

  route.get('/statistics/channel/:id/export/:table', {
    summary: 'Les chiffres d’une période de ma chaîne, en CSV',
    description: 'UTF-8, séparé par des points-virgules. Les jours comprennent ceux de la période d’avant.',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: tableParams, query: periodQuery },
    missing: 'CHANNEL_NOT_FOUND',
    answers: { 200: z.string() },
    produces: 'text/csv',
    refuses: ['FORBIDDEN'],
    handle: async ({ params: { id, table }, query: { period }, viewer, db, context }) => {
      const { uuid } = mustManageChannel(viewer, await findChannel(db, id))
      const figures = await periodOfChannel(db, uuid, period, context)
      return csvFile(`lucarne-${fileNames[table]}-${figures.days.at(-1)?.day}-${period}j.csv`, csvOfPeriod(figures, table))
    },
  }),
])

const fileNames = { days: 'jours', sources: 'sources', videos: 'videos' } as const
