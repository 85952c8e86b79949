import { z } from 'zod'
import { findChannel } from '../../db/channel/channels.ts'
import { findComment } from '../../db/comment/comments.ts'
import { countHeldComments, type HeldUnder, listHeldComments } from '../../db/comment/heldComments.ts'
import type { Db } from '../../db/connection/database.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { heldCommentCountSchema, heldCommentSchema } from '../../shared/entities/heldComment.ts'
import { noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { mustManageChannel } from '../channel/policy.ts'
import { idParams, idSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import type { Viewer } from '../http/viewer.ts'
import * as policy from '../policy.ts'
import { publishHeld, refuseHeld } from './heldService.ts'
import { mustDecideAbout, readerOf } from './policy.ts'
import { presentComment, presentHeldComment } from './presenter.ts'

const of = {
  own: z.enum(['true', 'false']).default('false').describe('Ceux sous les vidéos de sa chaîne ; sinon ceux de tout le site (modération).'),
  channel: idSchema.optional().describe('Ceux sous les vidéos de cette chaîne, la sienne ou une que l’on édite, quel que soit `own`.'),
}
type Of = z.infer<z.ZodObject<typeof of>>

/**
 * Returns whose videos the comments are asked for.
 * @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for a channel that the viewer does not manage; FORBIDDEN, SECOND_FACTOR_MISSING for all when
 * they do not moderate
 */
async function heldUnder(db: Db, viewer: Viewer, { own, channel }: Of): Promise<HeldUnder> {
  if (channel !== undefined) return { channel_uuid: mustManageChannel(viewer, await findChannel(db, channel)).uuid }
  if (own === 'true') return { creator_uuid: viewer.uuid }
  policy.moderator(viewer)
  return null
}

/** Routes about comments that wait for validation by those who manage the video or the site's moderators. */
export const heldCommentRoutes = routesOf('Commentaires', [
  route.get('/held-comments', {
    summary: 'Les commentaires en attente de validation, les plus anciens d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: pageQuerySchema.extend(of) },
    answers: { 200: z.array(heldCommentSchema) },
    refuses: ['CHANNEL_NOT_FOUND', 'FORBIDDEN', 'SECOND_FACTOR_MISSING'],
    handle: async ({ query: { limit, cursor, ...asked }, viewer, db, context }) => {
      const rows = await listHeldComments(db, await heldUnder(db, viewer, asked), { limit, after: readCursor(cursor) })
      return paged(pageOf(rows, limit, (row) => presentHeldComment(row, viewer, context)))
    },
  }),

  route.get('/held-comments/count', {
    summary: 'Combien de commentaires attendent une validation',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: z.object(of) },
    answers: { 200: heldCommentCountSchema },
    refuses: ['CHANNEL_NOT_FOUND', 'FORBIDDEN', 'SECOND_FACTOR_MISSING'],
    handle: async ({ query, viewer, db }) => ok({ count: await countHeldComments(db, await heldUnder(db, viewer, query)) }),
  }),

  route.post('/held-comments/:id/publication', {
    summary: 'Publier un commentaire en attente de validation : le sien sous une de ses vidéos, ou tous (modération)',
    limit: 'interaction',
    allow: policy.signedIn,
    input: {
      params: idParams,
      body: z.object({ updatedAt: z.string().nullable().describe('Celui du commentaire, tel qu’il a été lu.') }),
    },
    missing: 'COMMENT_NOT_FOUND',
    answers: { 200: commentSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND', 'COMMENT_NOT_HELD', 'COMMENT_HIDDEN', 'COMMENT_CHANGED'],
    handle: async ({ params, body, viewer, db, context, deps }) => {
      const comment = mustDecideAbout(viewer, await findComment(db, params.id, readerOf(viewer)))
      return ok(presentComment(await publishHeld(deps.database, viewer, comment, body.updatedAt), viewer, context))
    },
  }),

  route.delete('/held-comments/:id', {
    summary: 'Refuser un commentaire en attente de validation : il est supprimé',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'COMMENT_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND', 'COMMENT_NOT_HELD'],
    handle: async ({ params, viewer, db, deps }) => {
      await refuseHeld(deps.database, viewer, mustDecideAbout(viewer, await findComment(db, params.id, readerOf(viewer))))
      return noContent()
    },
  }),
])
