import type { FastifyPluginAsync } from 'fastify'
import { findComment } from '../../db/comment/comments.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import type { ApiDeps } from '../deps.ts'
import { ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { mustOwnVideoOf, mustSee, readerOf } from './policy.ts'
import { presentComment } from './presenter.ts'
import { setHearted, setLiked, setPinned } from './service.ts'

/**
 * Marks of a comment: a like by anyone, a heart or a pin by the video’s owner. PUT sets a mark, DELETE removes it; repeating has no effect.
 */
const marks = [
  { name: 'like', set: setLiked, guard: mustSee, give: 'Aimer un commentaire', takeBack: 'Ne plus aimer un commentaire' },
  { name: 'pin', set: setPinned, guard: mustOwnVideoOf, give: 'Épingler un commentaire sous ma vidéo', takeBack: 'Le détacher' },
  {
    name: 'heart',
    set: setHearted,
    guard: mustOwnVideoOf,
    give: 'Donner un cœur à un commentaire sous ma vidéo',
    takeBack: 'Le reprendre',
  },
] as const

export function commentMarkRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Commentaires')
    for (const { name, set, guard, give, takeBack } of marks) {
      for (const [method, summary] of [
        ['put', give],
        ['delete', takeBack],
      ] as const) {
        const spec = {
          summary,
          limit: 'interaction',
          allow: policy.signedIn,
          refuses: refusing('FORBIDDEN', 'CONTENT_NOT_FOUND', 'COMMENT_HIDDEN', 'CONFLICT'),
          input: { params: idParams },
          answers: { 200: commentSchema },
          missing: 'COMMENT_NOT_FOUND',
        } as const
        route[method](`/comments/:id/${name}`, spec, async ({ params, viewer, db, context }) => {
          const comment = guard(viewer, await findComment(db, params.id, readerOf(viewer)))
          return ok(presentComment(await set(deps.database, viewer, comment, method === 'put'), viewer, context))
        })
      }
    }
  }
}
