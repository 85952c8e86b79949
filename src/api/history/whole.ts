import { deleteHistory, historyTotals, isHistoryPaused, pauseHistory } from '../../db/history/history.ts'
import { AppError } from '../../shared/errors.ts'
import { historyPauseSchema, historyStatisticsSchema } from '../../shared/entities/history.ts'
import { noContent, noContentAnswers, ok } from '../http/answers.ts'
import { userParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes of a user's history as a whole: statistics, pause, deletion. */
export const wholeHistoryRoutes = routesOf('Historique', [
  route.get('/historicals/user/:userId/statistics', {
    summary: 'Combien de vidéos et de créateurs mon historique compte',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: historyStatisticsSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const { videos, creators } = await historyTotals(db, viewer.uuid)
      return ok({ totalVideos: videos, uniqueCreators: creators })
    },
  }),

  route.get('/historicals/user/:userId/pause', {
    summary: 'Mon historique est-il en pause ?',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userParams },
    missing: 'USER_NOT_FOUND',
    answers: { 200: historyPauseSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const paused = await isHistoryPaused(db, viewer.uuid)
      if (paused === undefined) throw new AppError('USER_NOT_FOUND')
      return ok({ paused })
    },
  }),

  route.put('/historicals/user/:userId/pause', {
    summary: 'Mettre mon historique en pause, ou le reprendre : en pause il garde ce qu’il a et ne retient rien de plus',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userParams, body: historyPauseSchema },
    missing: 'USER_NOT_FOUND',
    answers: { 200: historyPauseSchema },
    refuses: ['FORBIDDEN'],
    handle: async ({ params, body: { paused }, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await pauseHistory(db, viewer.uuid, paused)
      return ok({ paused })
    },
  }),

  route.delete('/historicals/user/:userId', {
    summary: 'Vider mon historique',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userParams },
    missing: 'USER_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    changesInterests: true,
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await deleteHistory(db, viewer.uuid)
      return noContent()
    },
  }),
])
