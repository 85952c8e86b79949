import { z } from 'zod'
import { suggestMentions } from '../../db/comment/mentionSuggestions.ts'
import { findContentAccess } from '../../db/content/contents.ts'
import { suggestedPersonSchema } from '../../shared/entities/comment.ts'
import { mentionSuggestionsMax } from '../../shared/mentions.ts'
import { mustBeOpen } from '../content/policy.ts'
import { visitorOf, withUnlock } from '../content/unlocks.ts'
import { ok } from '../http/answers.ts'
import { idParams, textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Longer than any username. */
const beginningSchema = textSchema.max(200)

export const mentionRoutes = routesOf('Commentaires', [
  route.get('/contents/:id/mention-suggestions', {
    summary: 'Qui un commentaire sous une vidéo peut nommer, pendant qu’on l’écrit : sa créatrice, qui l’a commentée, et qui l’on suit',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: idParams, query: z.object({ beginning: beginningSchema.default('') }) },
    missing: 'CONTENT_NOT_FOUND',
    answers: { 200: z.array(suggestedPersonSchema) },
    refuses: ['INVALID_INPUT'],
    handle: async ({ params, query: { beginning }, viewer, db, context, request }) => {
      const { uuid } = mustBeOpen(await withUnlock(db, visitorOf(request), await findContentAccess(db, params.id)), viewer)
      const people = await suggestMentions(db, { content: uuid, viewer: viewer.uuid, beginning, limit: mentionSuggestionsMax })
      return ok(people.map(({ uuid: person, username, avatar_key }) => ({ uuid: person, username, avatar: context.url(avatar_key) })))
    },
  }),
])
