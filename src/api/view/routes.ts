import { z } from 'zod'
import { findContent, findContentAccess } from '../../db/content/contents.ts'
import { findView, viewsOf } from '../../db/view/views.ts'
import { playbackSchema, viewSchema } from '../../shared/entities/view.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { playedRangesMax } from '../../shared/playedRanges.ts'
import { viewSources } from '../../shared/viewSources.ts'
import { mustBeOpen } from '../content/policy.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, secondsSchema, userContentBody, userContentOf, userContentParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { reportPlayback } from './playback.ts'
import { presentView } from './presenter.ts'
import * as views from './service.ts'

const one = { 200: viewSchema }
const startBody = userContentBody.extend({
  source: z.enum(viewSources).optional().describe('D’où vient la personne\u202f; sans réponse, la vue compte comme de source inconnue.'),
})

const rangeSchema = z.object({ from: secondsSchema, to: secondsSchema }).refine(({ from, to }) => from <= to)
const reportSchema = z.object({
  position: secondsSchema,
  watched: secondsSchema.optional().describe('En secondes\u202f; par défaut, la somme des passages.'),
  ranges: z.array(rangeSchema).max(playedRangesMax).default([]).describe('Les passages regardés, en secondes depuis le début.'),
})

/** Routes of what a user has begun to watch. A view is counted publicly only by PUT /contents/{id}/views. */
export const viewRoutes = routesOf('Vues', [
  route.get('/views', {
    summary: 'Mes vues, les plus récentes d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(viewSchema) },
    handle: async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await viewsOf(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, presentView))
    },
  }),

  route.get('/views/:id', {
    summary: 'Une de mes vues',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => ok(presentView(policy.mustOwn(viewer, await findView(db, params.id)))),
  }),

  route.get('/views/user/:userId/content/:contentId', {
    summary: 'Ma vue d’une vidéo',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentView(await views.viewOf(db, userContentOf(params))))
    },
  }),

  route.post('/views', {
    summary: 'Noter que je commence une vidéo',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: startBody },
    answers: { 201: viewSchema },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    handle: async ({ body: { source, ...of }, viewer, db }) => {
      policy.mustBe(viewer, of.user_uuid)
      mustBeOpen(await findContentAccess(db, of.content_uuid), viewer)
      return created(presentView(await views.start(db, of, source ?? 'unknown')))
    },
  }),

  route.put('/views/:id', {
    summary: 'Noter que je la recommence',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: one,
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      const { content_uuid } = policy.mustOwn(viewer, await findView(db, params.id))
      mustBeOpen(await findContentAccess(db, content_uuid), viewer)
      return ok(presentView(await views.restart(db, params.id)))
    },
  }),

  route.put('/views/user/:userId/content/:contentId/playback', {
    summary: 'Dire où en est ma lecture, et ce que j’ai regardé depuis la dernière fois',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userContentParams, body: reportSchema },
    answers: { 200: playbackSchema },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    handle: async ({ params, body, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const content = mustBeOpen(await findContent(db, params.contentId), viewer)
      return ok(await reportPlayback(db, userContentOf(params), content, body))
    },
  }),

  route.delete('/views/user/:userId/content/:contentId', {
    summary: 'Oublier ma vue d’une vidéo',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await views.remove(db, userContentOf(params))
      return noContent()
    },
  }),
])
