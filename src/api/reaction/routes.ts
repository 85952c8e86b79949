import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { findContentAccess } from '../../db/content/contents.ts'
import { findReaction, reactionsOf } from '../../db/reaction/reactions.ts'
import { reactionSchema } from '../../shared/entities/reaction.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { mustExist } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, userContentBody, userContentOf, userContentParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentReaction } from './presenter.ts'
import * as reactions from './service.ts'

const likeBody = z.object({ like: z.boolean() })
const one = { 200: reactionSchema }

/** Routes of likes: a user has at most one reaction to a content, and creating it again only sets it. */
export function reactionRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Réactions')
    const reading = { limit: 'read', allow: policy.signedIn } as const
    const writing = { limit: 'interaction', allow: policy.signedIn } as const

    const list = {
      ...reading,
      summary: 'Mes réactions, les plus récentes d’abord',
      input: { query: pageQuerySchema },
      answers: { 200: z.array(reactionSchema) },
    }
    route.get('/reactions', list, async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await reactionsOf(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, presentReaction))
    })

    const get = { ...reading, refuses: refusing('FORBIDDEN'), summary: 'Une de mes réactions', input: { params: idParams }, answers: one }
    route.get('/reactions/:id', get, async ({ params, viewer, db }) => {
      return ok(presentReaction(policy.mustOwn(viewer, await findReaction(db, params.id))))
    })

    const getOf = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      summary: 'Ma réaction à une vidéo',
      input: { params: userContentParams },
      answers: one,
    }
    route.get('/reactions/user/:userId/content/:contentId', getOf, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentReaction(await reactions.reactionTo(db, userContentOf(params))))
    })

    const create = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Dire si j’aime une vidéo',
      input: { body: userContentBody.extend(likeBody.shape) },
      answers: { 201: reactionSchema },
    }
    route.post('/reactions', create, async ({ body, viewer, db }) => {
      policy.mustBe(viewer, body.user_uuid)
      mustExist(await findContentAccess(db, body.content_uuid), viewer)
      return created(presentReaction(await reactions.react(deps.database, body)))
    })

    const update = {
      ...writing,
      refuses: refusing('CONTENT_NOT_FOUND', 'FORBIDDEN'),
      summary: 'Changer une de mes réactions',
      input: { params: idParams, body: likeBody },
      answers: one,
    }
    route.put('/reactions/:id', update, async ({ params, body, viewer, db }) => {
      const { content_uuid } = policy.mustOwn(viewer, await findReaction(db, params.id))
      mustExist(await findContentAccess(db, content_uuid), viewer)
      return ok(presentReaction(await reactions.change(deps.database, params.id, body.like)))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN'),
      summary: 'Retirer ma réaction à une vidéo',
      input: { params: userContentParams },
      answers: noContentAnswers,
    }
    route.delete('/reactions/user/:userId/content/:contentId', remove, async ({ params, viewer }) => {
      policy.mustBe(viewer, params.userId)
      await reactions.remove(deps.database, userContentOf(params))
      return noContent()
    })
  }
}
