import { z } from 'zod'
import { findContents } from '../../db/content/contents.ts'
import { bulkChangeSchema, bulkDeletionSchema } from '../../shared/entities/bulkChange.ts'
import { visibilitySchema } from '../../shared/entities/content.ts'
import { idsSchema } from '../../shared/entities/common.ts'
import { limits } from '../../shared/limits.ts'
import { ok } from '../http/answers.ts'
import type { Asked } from '../http/endpoint.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import { idSchema, inOrderOf } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { changeContents, removeContents } from './bulk.ts'
import { partsOf } from './inputs.ts'
import { presentContent } from './presenter.ts'

const keywords = z.array(fieldSchemas.hashtag).max(limits.hashtagsPerContent).describe(fieldSchemas.hashtags)
const changeBody = z.object({
  uuids: z.array(idSchema).min(1).max(limits.idsMax),
  statuts: visibilitySchema.exactOptional(),
  addHashtags: keywords.exactOptional(),
  removeHashtags: keywords.exactOptional(),
})
const deletionQuery = z.object({ ids: idsSchema })
const everything = ['hashtags', 'viewer'] as const

/** Routes of the dashboard, which change several of the creator's contents with one request. */
export const bulkRoutes = routesOf('Vidéos', [
  route.patch('/contents', {
    summary: `Modifier plusieurs de ses vidéos, ${limits.idsMax} au plus : la visibilité, des mots-clés à ajouter ou à retirer`,
    description: 'Chacune est modifiée ou refusée pour elle-même : la réponse dit lesquelles, et pourquoi.',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: changeBody },
    answers: { 200: bulkChangeSchema },
    handle: changeMany,
  }),

  route.delete('/contents', {
    summary: `Supprimer plusieurs de ses vidéos, ${limits.idsMax} au plus, avec leurs fichiers`,
    description: 'Chacune est supprimée ou refusée pour elle-même : la réponse dit lesquelles, et pourquoi.',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { query: deletionQuery },
    answers: { 200: bulkDeletionSchema },
    handle: async ({ query: { ids }, viewer, request, deps }) => {
      const { done, refused } = await removeContents(deps, request.log, viewer, ids)
      return ok({ deleted: done, refused })
    },
  }),
])

async function changeMany({ body, viewer, db, context, request, deps }: Asked<{ body: typeof changeBody }>) {
  const { done, refused } = await changeContents(deps, request.log, viewer, body)
  const rows = done.length === 0 ? [] : await findContents(db, done, partsOf(everything, viewer.uuid))
  return ok({ changed: inOrderOf(done, rows).map((row) => presentContent(row, context, everything)), refused })
}
