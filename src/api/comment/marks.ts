import { findComment } from '../../db/comment/comments.ts'
import { commentSchema } from '../../shared/entities/comment.ts'
import { ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { mustManageVideoOf, mustSee, readerOf } from './policy.ts'
import { presentComment } from './presenter.ts'
import { setHearted, setLiked, setPinned } from './service.ts'

type Mark = { summary: string; guard: typeof mustSee | typeof mustManageVideoOf; set: typeof setLiked }

function mark(method: 'put' | 'delete', name: string, { summary, guard, set }: Mark) {
  return route[method](`/comments/:id/${name}`, {
    summary,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'COMMENT_NOT_FOUND',
    answers: { 200: commentSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND', 'COMMENT_HIDDEN', 'COMMENT_HELD', 'CONFLICT'],
    handle: async ({ params, viewer, db, context, deps }) => {
      const comment = guard(viewer, await findComment(db, params.id, readerOf(viewer)))
      return ok(presentComment(await set(deps.database, viewer, comment, method === 'put'), viewer, context))
    },
  })
}

/**
 * Marks of a comment: a like by anyone, a heart or a pin by those who manage the video. PUT sets a mark, DELETE removes it; repeating has no effect.
 */
export const commentMarkRoutes = routesOf('Commentaires', [
  mark('put', 'like', { summary: 'Aimer un commentaire', guard: mustSee, set: setLiked }),
  mark('delete', 'like', { summary: 'Ne plus aimer un commentaire', guard: mustSee, set: setLiked }),
  mark('put', 'pin', { summary: 'Épingler un commentaire sous ma vidéo', guard: mustManageVideoOf, set: setPinned }),
  mark('delete', 'pin', { summary: 'Le détacher', guard: mustManageVideoOf, set: setPinned }),
  mark('put', 'heart', { summary: 'Donner un cœur à un commentaire sous ma vidéo', guard: mustManageVideoOf, set: setHearted }),
  mark('delete', 'heart', { summary: 'Le reprendre', guard: mustManageVideoOf, set: setHearted }),
])
