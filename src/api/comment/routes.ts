import { z } from 'zod'
import { commentsOfContent, findComment, listComments, repliesTo } from '../../db/comment/comments.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { commentSchema, commentSortSchema } from '../../shared/entities/comment.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { mustBeOpen } from '../content/policy.ts'
import { visitorOf, withUnlock } from '../content/unlocks.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema, userIdSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
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

export const commentRoutes = routesOf('Commentaires', [
  route.get('/comments', {
    summary: 'Les commentaires des vidéos publiques, les plus récents d’abord',
    limit: 'read',
    allow: policy.anyone,
    input: { query: pageQuerySchema },
    answers: many,
    handle: async ({ query: { limit, cursor }, viewer, db, context }) => {
      const rows = await listComments(db, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    },
  }),

  route.get('/comments/:id', {
    summary: 'Un commentaire',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    missing: 'COMMENT_NOT_FOUND',
    answers: one,
    handle: async ({ params, viewer, db, context, request }) => {
      return ok(presentComment(await comments.visitComment(db, visitorOf(request), params.id), viewer, context))
    },
  }),

  route.get('/comments/content/:contentId', {
    summary: 'Les commentaires d’une vidéo, l’épinglé d’abord, puis les plus récents ou les plus aimés',
    limit: 'read',
    allow: policy.anyone,
    input: {
      params: z.object({ contentId: idSchema }),
      query: pageQuerySchema.extend({ sort: commentSortSchema.default('recent') }),
    },
    missing: 'CONTENT_NOT_FOUND',
    answers: many,
    refuses: ['CONTENT_NOT_FOUND'],
    handle: async ({ params, query: { limit, cursor, sort }, viewer, db, context, request }) => {
      const { uuid } = mustBeOpen(await withUnlock(db, visitorOf(request), await findContentAccess(db, params.contentId)), viewer)
      const rows = await commentsOfContent(db, uuid, sort, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    },
  }),

  route.get('/comments/:id/replies', {
    summary: 'Les réponses à un commentaire, les plus anciennes d’abord',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams, query: pageQuerySchema },
    missing: 'COMMENT_NOT_FOUND',
    answers: many,
    handle: async ({ params, query: { limit, cursor }, viewer, db, context, request }) => {
      const { uuid } = await comments.visitComment(db, visitorOf(request), params.id)
      const rows = await repliesTo(db, uuid, { limit, after: readCursor(cursor) }, readerOf(viewer))
      return paged(pageOf(rows, limit, (row) => presentComment(row, viewer, context)))
    },
  }),

  route.post('/comments', {
    summary: 'Commenter une vidéo, ou répondre à un commentaire avec parent_uuid',
    description: 'La même idempotency_key rend le même commentaire (200), avec le dernier texte donné.',
    limit: 'comment',
    allow: policy.signedIn,
    input: { body: newComment },
    answers: { 200: commentSchema, 201: commentSchema },
    refuses: [
      'FORBIDDEN',
      'INVALID_INPUT',
      'CONTENT_NOT_FOUND',
      'COMMENT_NOT_FOUND',
      'COMMENT_HIDDEN',
      'COMMENT_HELD',
      'COMMENTS_CLOSED',
      'CHANNEL_COMMENTS_CLOSED',
      'COMMENTER_BLOCKED',
    ],
    handle: async ({ body, viewer, context, deps }) => {
      policy.mustBe(viewer, body.user_uuid)
      const { comment, isNew } = await comments.addComment(deps.database, viewer, body)
      const answer = presentComment(comment, viewer, context)
      return isNew ? created(answer) : ok(answer)
    },
  }),

  route.put('/comments/:id', {
    summary: 'Changer le texte d’un de ses commentaires',
    limit: 'comment',
    allow: policy.signedIn,
    input: { params: idParams, body: z.object({ text: fieldSchemas.comment }) },
    missing: 'COMMENT_NOT_FOUND',
    answers: one,
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'COMMENT_HIDDEN', 'COMMENTS_CLOSED', 'CHANNEL_COMMENTS_CLOSED', 'COMMENTER_BLOCKED'],
    handle: async ({ params, body, viewer, db, context, deps }) => {
      const before = mustHaveWritten(viewer, await findComment(db, params.id, readerOf(viewer)))
      return ok(presentComment(await comments.changeComment(deps.database, viewer, before, body), viewer, context))
    },
  }),

  route.delete('/comments/:id', {
    summary: 'Supprimer un commentaire, avec ses réponses : le sien, ou sous une de ses vidéos (modération : tous)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'COMMENT_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND'],
    handle: async ({ params, viewer, db, deps }) => {
      await comments.removeComment(deps.database, viewer, mustBeDeletable(viewer, await findComment(db, params.id, readerOf(viewer))))
      return noContent()
    },
  }),
])
