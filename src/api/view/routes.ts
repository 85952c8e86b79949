import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findContent, findContentAccess } from '../../db/content/contents.ts'
import { findView, viewsOf } from '../../db/view/views.ts'
import { playbackSchema, viewSchema } from '../../shared/entities/view.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { mustExist } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, secondsSchema, userContentBody, userContentOf, userContentParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { reportPlayback } from './playback.ts'
import { presentView } from './presenter.ts'
import * as views from './service.ts'

const one = { 200: viewSchema }

/** Routes of what a user has begun to watch. A view is counted publicly only by PUT /contents/{id}/views. */
export function viewRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Vues')
    const reading = { limit: 'read', allow: policy.signedIn } as const
    const writing = { limit: 'interaction', allow: policy.signedIn } as const

    const list = {
      ...reading,
      summary: 'Mes vues, les plus récentes d’abord',
      input: { query: pageQuerySchema },
      answers: { 200: z.array(viewSchema) },
    }
    route.get('/views', list, async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await viewsOf(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, presentView))
    })

    const get = { ...reading, refuses: refusing('FORBIDDEN'), summary: 'Une de mes vues', input: { params: idParams }, answers: one }
    route.get('/views/:id', get, async ({ params, viewer, db }) => ok(presentView(policy.mustOwn(viewer, await findView(db, params.id)))))

    const getOf = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      summary: 'Ma vue d’une vidéo',
      input: { params: userContentParams },
      answers: one,
    }
    route.get('/views/user/:userId/content/:contentId', getOf, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentView(await views.viewOf(db, userContentOf(params))))
    })

    const create = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Noter que je commence une vidéo',
      input: { body: userContentBody },
      answers: { 201: viewSchema },
    }
    route.post('/views', create, async ({ body, viewer, db }) => {
      policy.mustBe(viewer, body.user_uuid)
      mustExist(await findContentAccess(db, body.content_uuid), viewer)
      return created(presentView(await views.start(db, body)))
    })

    const update = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Noter que je la recommence',
      input: { params: idParams },
      answers: one,
    }
    route.put('/views/:id', update, async ({ params, viewer, db }) => {
      const { content_uuid } = policy.mustOwn(viewer, await findView(db, params.id))
      mustExist(await findContentAccess(db, content_uuid), viewer)
      return ok(presentView(await views.restart(db, params.id)))
    })

    const playback = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Dire où en est ma lecture, et combien de secondes j’ai regardées depuis la dernière fois',
      input: { params: userContentParams, body: z.object({ position: secondsSchema, watched: secondsSchema }) },
      answers: { 200: playbackSchema },
    }
    route.put('/views/user/:userId/content/:contentId/playback', playback, async ({ params, body, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      const content = mustExist(await findContent(db, params.contentId), viewer)
      return ok(await reportPlayback(db, userContentOf(params), content, body))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Oublier ma vue d’une vidéo',
      input: { params: userContentParams },
      answers: noContentAnswers,
    }
    route.delete('/views/user/:userId/content/:contentId', remove, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await views.remove(db, userContentOf(params))
      return noContent()
    })
  }
}
