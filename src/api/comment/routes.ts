import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { commentsOfContent, findComment, listComments, repliesTo } from '../../db/comment/comments.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { commentSchema, commentSortSchema } from '../../shared/entities/comment.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { mustExist } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema, userIdSchema } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import * as policy from '../policy.ts'
import { mustBeDeletable, mustHaveWritten, readerOf } from './policy.ts'
import { presentComment } from './presenter.ts'
import * as comments from './service.ts'

const one = { 200: commentSchema }
const many = { 200: z.array(commentSchema) }
const newComment = z.object({
  text: fieldSchemas.comment,
  user_uuid: userIdSchema,
  content_uuid: idSchema,
  /** the comment that it answers */
  parent_uuid: idSchema.nullable().default(null),
  idempotency_key: idSchema.nullable().default(null),
})

export function commentRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Commentaires')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'COMMENT_NOT_FOUND' } as const
    const writing = { limit: 'comment', allow: policy.signedIn, missing: 'COMMENT_NOT_FOUND' } as const

    const list = {
      ...reading,
      summary: 'Les commentaires des vidéos publiques, les plus récents d’abord',
      input: { query: pageQuerySchema },
      answers: many,
    }
    route.get('/comments', list, async ({ query: { limit, cursor }, viewer, db, context }) => {
      const rows = await listComments(db, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    })

    const get = { ...reading, summary: 'Un commentaire', input: { params: idParams }, answers: one }
    route.get('/comments/:id', get, async ({ params, viewer, db, context }) => {
      return ok(presentComment(await comments.readComment(db, viewer, params.id), viewer, context))
    })

    const listOf = {
      ...reading,
      refuses: refusing('CONTENT_NOT_FOUND'),
      summary: 'Les commentaires d’une vidéo, l’épinglé d’abord, puis les plus récents ou les plus aimés',
      input: {
        params: z.object({ contentId: idSchema }),
        query: pageQuerySchema.extend({ sort: commentSortSchema.default('recent') }),
      },
      answers: many,
      missing: 'CONTENT_NOT_FOUND',
    } as const
    route.get('/comments/content/:contentId', listOf, async ({ params, query: { limit, cursor, sort }, viewer, db, context }) => {
      const { uuid } = mustExist(await findContentAccess(db, params.contentId), viewer)
      const rows = await commentsOfContent(db, uuid, sort, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    })

    const replies = {
      ...reading,
      summary: 'Les réponses à un commentaire, les plus anciennes d’abord',
      input: { params: idParams, query: pageQuerySchema },
      answers: many,
    }
    route.get('/comments/:id/replies', replies, async ({ params, query: { limit, cursor }, viewer, db, context }) => {
      const { uuid } = await comments.readComment(db, viewer, params.id)
      const rows = await repliesTo(db, uuid, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    })

    const create = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'CONTENT_NOT_FOUND', 'COMMENT_NOT_FOUND', 'COMMENT_HIDDEN'),
      summary: 'Commenter une vidéo, ou répondre à un commentaire avec parent_uuid',
      input: { body: newComment },
      description: 'La même idempotency_key rend le même commentaire (200), avec le dernier texte donné.',
      answers: { 200: commentSchema, 201: commentSchema },
    }
    route.post('/comments', create, async ({ body, viewer, context }) => {
      policy.mustBe(viewer, body.user_uuid)
      const { comment, isNew } = await comments.addComment(deps.database, viewer, body)
      const answer = presentComment(comment, viewer, context)
      return isNew ? created(answer) : ok(answer)
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'COMMENT_HIDDEN'),
      summary: 'Changer le texte d’un de ses commentaires',
      input: { params: idParams, body: z.object({ text: fieldSchemas.comment }) },
      answers: one,
    }
    route.put('/comments/:id', update, async ({ params, body, viewer, db, context }) => {
      const before = mustHaveWritten(viewer, await findComment(db, params.id, readerOf(viewer)))
      return ok(presentComment(await comments.changeComment(deps.database, viewer, before, body), viewer, context))
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN', 'CONTENT_NOT_FOUND'),
      limit: 'interaction',
      summary: 'Supprimer un commentaire, avec ses réponses : le sien, ou sous une de ses vidéos (modération : tous)',
      input: { params: idParams },
      answers: noContentAnswers,
    } as const
    route.delete('/comments/:id', remove, async ({ params, viewer, db }) => {
      await comments.removeComment(deps.database, viewer, mustBeDeletable(viewer, await findComment(db, params.id, readerOf(viewer))))
      return noContent()
    })
  }
}
