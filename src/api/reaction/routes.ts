import { z } from 'zod'
import { findContentAccess } from '../../db/content/contents.ts'
import { findReaction, reactionsOf } from '../../db/reaction/reactions.ts'
import { reactionSchema } from '../../shared/entities/reaction.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { mustBeOpen } from '../content/policy.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, userContentBody, userContentOf, userContentParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentReaction } from './presenter.ts'
import * as reactions from './service.ts'

const likeBody = z.object({ like: z.boolean() })
const one = { 200: reactionSchema }

/** Routes of likes: a user has at most one reaction to a content, and creating it again only sets it. */
export const reactionRoutes = routesOf('Réactions', [
  route.get('/reactions', {
    summary: 'Mes réactions, les plus récentes d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: pageQuerySchema },
    answers: { 200: z.array(reactionSchema) },
    handle: async ({ query: { limit, cursor }, viewer, db }) => {
      const rows = await reactionsOf(db, viewer.uuid, { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, presentReaction))
    },
  }),

  route.get('/reactions/:id', {
    summary: 'Une de mes réactions',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      return ok(presentReaction(policy.mustOwn(viewer, await findReaction(db, params.id))))
    },
  }),

  route.get('/reactions/user/:userId/content/:contentId', {
    summary: 'Ma réaction à une vidéo',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      return ok(presentReaction(await reactions.reactionTo(db, userContentOf(params))))
    },
  }),

  route.post('/reactions', {
    summary: 'Dire si j’aime une vidéo',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: userContentBody.extend(likeBody.shape) },
    answers: { 201: reactionSchema },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    changesInterests: true,
    handle: async ({ body, viewer, db, deps }) => {
      policy.mustBe(viewer, body.user_uuid)
      mustBeOpen(await findContentAccess(db, body.content_uuid), viewer)
      return created(presentReaction(await reactions.react(deps.database, body)))
    },
  }),

  route.put('/reactions/:id', {
    summary: 'Changer une de mes réactions',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, body: likeBody },
    answers: one,
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    changesInterests: true,
    handle: async ({ params, body, viewer, db, deps }) => {
      const { content_uuid } = policy.mustOwn(viewer, await findReaction(db, params.id))
      mustBeOpen(await findContentAccess(db, content_uuid), viewer)
      return ok(presentReaction(await reactions.change(deps.database, params.id, body.like)))
    },
  }),

  route.delete('/reactions/user/:userId/content/:contentId', {
    summary: 'Retirer ma réaction à une vidéo',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: userContentParams },
    answers: noContentAnswers,
    refuses: ['FORBIDDEN'],
    changesInterests: true,
    handle: async ({ params, viewer, deps }) => {
      policy.mustBe(viewer, params.userId)
      await reactions.remove(deps.database, userContentOf(params))
      return noContent()
    },
  }),
])
