import type { FastifyPluginAsync } from 'fastify'
import { deleteHistory, historyTotals, isHistoryPaused, pauseHistory } from '../../db/history/history.ts'
import { AppError } from '../../shared/errors.ts'
import { historyPauseSchema, historyStatisticsSchema } from '../../shared/entities/history.ts'
import type { ApiDeps } from '../deps.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import { userParams } from '../http/inputs.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes of a user's history as a whole: statistics, pause, deletion. */
export function wholeHistoryRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Historique')
    const ofUser = { allow: policy.signedIn, refuses: ['FORBIDDEN'], missing: 'USER_NOT_FOUND', input: { params: userParams } } as const

    const statistics = {
      ...ofUser,
      limit: 'read',
      summary: 'Combien de vidéos et de créateurs mon historique compte',
      answers: { 200: historyStatisticsSchema },
    } as const
    route.get('/historicals/user/:userId/statistics', statistics, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const { videos, creators } = await historyTotals(db, viewer.uuid)
      return ok({ totalVideos: videos, uniqueCreators: creators })
    })

    const readPause = {
      ...ofUser,
      limit: 'read',
      summary: 'Mon historique est-il en pause ?',
      answers: { 200: historyPauseSchema },
    } as const
    route.get('/historicals/user/:userId/pause', readPause, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const paused = await isHistoryPaused(db, viewer.uuid)
      if (paused === undefined) throw new AppError('USER_NOT_FOUND')
      return ok({ paused })
    })

    const pause = {
      ...ofUser,
      limit: 'interaction',
      summary: 'Mettre mon historique en pause, ou le reprendre : en pause il garde ce qu’il a et ne retient rien de plus',
      input: { params: userParams, body: historyPauseSchema },
      answers: { 200: historyPauseSchema },
    } as const
    route.put('/historicals/user/:userId/pause', pause, async ({ params, body: { paused }, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await pauseHistory(db, viewer.uuid, paused)
      return ok({ paused })
    })

    const clear = { ...ofUser, makesRoom: true, limit: 'interaction', summary: 'Vider mon historique', answers: noContentAnswers } as const
    route.delete('/historicals/user/:userId', clear, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await deleteHistory(db, viewer.uuid)
      return noContent()
    })
  }
}
