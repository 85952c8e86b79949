import type { FastifyPluginAsync } from 'fastify'
import { findChannel } from '../../db/channels.ts'
import { findContent, totalsOfChannel } from '../../db/contents.ts'
import { channelStatisticsSchema, videoStatisticsSchema } from '../../shared/entities/activity.ts'
import { mustExist } from '../channels/service.ts'
import { maySeeStatistics } from '../contents/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../frame/answers.ts'
import { idParams } from '../frame/inputs.ts'
import { routesIn } from '../frame/route.ts'
import * as policy from '../policy.ts'
import { presentChannelStatistics, presentVideoStatistics } from './presenter.ts'

export function statisticsRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Statistiques')
    const reading = { limit: 'read', allow: policy.anyone } as const

    const video = {
      ...reading,
      summary: 'Les chiffres d’une vidéo (privée : pour sa créatrice seule)',
      input: { params: idParams },
      answers: { 200: videoStatisticsSchema },
      missing: 'CONTENT_NOT_FOUND',
    } as const
    route.get('/statistics/video/:id', video, async ({ params, viewer, db }) => {
      return ok(presentVideoStatistics(maySeeStatistics(viewer, await findContent(db, params.id))))
    })

    const channel = {
      ...reading,
      summary: 'Les chiffres d’une chaîne : de ses vidéos publiques, ou de toutes pour sa créatrice',
      input: { params: idParams },
      answers: { 200: channelStatisticsSchema },
      missing: 'CHANNEL_NOT_FOUND',
    } as const
    route.get('/statistics/channel/:id', channel, async ({ params, viewer, db }) => {
      const row = mustExist(await findChannel(db, params.id))
      const totals = await totalsOfChannel(db, row.uuid, viewer?.uuid === row.creator_uuid)
      return ok(presentChannelStatistics(row, totals))
    })
  }
}
