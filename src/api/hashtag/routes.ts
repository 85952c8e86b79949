import { z } from 'zod'
import { findContent } from '../../db/content/contents.ts'
import { findHashtag, findHashtagByName, hashtagsOfContent, listHashtags } from '../../db/hashtag/hashtags.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { hashtagSchema } from '../../shared/entities/content.ts'
import { limits } from '../../shared/limits.ts'
import { mayPublish } from '../channel/policy.ts'
import { manages, mustBeOpen, mustManageContent } from '../content/policy.ts'
import { visitorOf, withUnlock } from '../content/unlocks.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { pageOf, readCursor } from '../http/cursor.ts'
import { idParams, idSchema, textSchema } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import * as policy from '../policy.ts'
import { mustNameContent } from './policy.ts'
import { presentHashtag } from './presenter.ts'
import * as hashtags from './service.ts'

const one = { 200: hashtagSchema }
const many = { 200: z.array(hashtagSchema) }
const popularQuery = z.object({
  limit: pageQuerySchema.shape.limit
    .unwrap()
    .default(limits.popularHashtags)
    .describe(`Combien au plus : ${limits.pageSizeMax}, et ${limits.popularHashtags} quand rien n’est dit.`),
})

/** The video to remove the hashtag from, in the query or in the body. */
const ofContent = z.object({ content_uuid: idSchema.optional() })
const optionalContent = ofContent.nullish()

/**
 * Routes of hashtags, which all contents share: creators add and remove them on their own contents, administrators rename and delete them.
 */
export const hashtagRoutes = routesOf('Hashtags', [
  route.get('/hashtags', {
    summary: 'Les hashtags des vidéos publiques, les plus employés d’abord',
    limit: 'read',
    allow: policy.anyone,
    input: { query: pageQuerySchema },
    answers: many,
    handle: async ({ query: { limit, cursor }, db }) => {
      return paged(pageOf(await listHashtags(db, { limit, after: readCursor(cursor) }), limit, presentHashtag))
    },
  }),

  route.get('/hashtags/popular', {
    summary: 'Les plus employés',
    limit: 'read',
    allow: policy.anyone,
    input: { query: popularQuery },
    answers: many,
    handle: async ({ query: { limit }, db }) => {
      return ok(pageOf(await listHashtags(db, { limit, after: null }), limit, presentHashtag).items)
    },
  }),

  route.get('/hashtags/:id', {
    summary: 'Un hashtag',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams },
    answers: one,
    handle: async ({ params, db }) => ok(presentHashtag(hashtags.mustBePublic(await findHashtag(db, params.id)))),
  }),

  route.get('/hashtags/name/:name', {
    summary: 'Un hashtag par son nom, quelle que soit la casse',
    limit: 'read',
    allow: policy.anyone,
    input: { params: z.object({ name: textSchema }) },
    answers: one,
    handle: async ({ params, db }) => {
      return ok(presentHashtag(policy.mustExist(await findHashtagByName(db, params.name))))
    },
  }),

  route.get('/hashtags/content/:contentId', {
    summary: 'Les hashtags d’une vidéo ; d’une vidéo privée, pour sa créatrice seule',
    limit: 'read',
    allow: policy.anyone,
    input: { params: z.object({ contentId: idSchema }) },
    missing: 'CONTENT_NOT_FOUND',
    answers: many,
    handle: async ({ params: { contentId }, viewer, db, request }) => {
      const content = mustBeOpen(await withUnlock(db, visitorOf(request), await findContent(db, contentId)), viewer)
      // No list shows private videos. A person with the direct link sees the hashtags on the video itself.
      if (content.statuts === 'private' && !manages(viewer, content)) return ok([])
      return ok((await hashtagsOfContent(db, contentId)).map(presentHashtag))
    },
  }),

  route.post('/hashtags', {
    summary: 'Mettre un hashtag sur une de ses vidéos',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { body: z.object({ name: fieldSchemas.hashtag, content_uuid: idSchema }) },
    answers: { 201: hashtagSchema },
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'],
    handle: async ({ body, viewer, db }) => {
      const { user_uuid } = mustManageContent(viewer, await findContent(db, body.content_uuid))
      mayPublish(viewer, { owner_uuid: user_uuid })
      return created(presentHashtag(await hashtags.addHashtag(db, body.content_uuid, body.name)))
    },
  }),

  route.put('/hashtags/:id', {
    summary: 'Changer l’écriture d’un hashtag partout (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { params: idParams, body: z.object({ name: fieldSchemas.hashtag }) },
    answers: one,
    refuses: ['INVALID_INPUT', 'CONFLICT'],
    handle: async ({ params, body, viewer, db }) => ok(presentHashtag(await hashtags.renameHashtag(db, viewer, params.id, body.name))),
  }),

  route.delete('/hashtags/:id', {
    summary: 'Retirer un hashtag d’une de ses vidéos, content_uuid ; sans vidéo, le supprimer partout (administrateurs)',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, query: ofContent, body: optionalContent },
    answers: noContentAnswers,
    refuses: ['CONTENT_NOT_FOUND', 'FORBIDDEN'],
    handle: removeHashtag,
  }),
])

async function removeHashtag({
  params,
  query,
  body,
  viewer,
  db,
}: Asked<{ params: typeof idParams; query: typeof ofContent; body: typeof optionalContent }>) {
  const content_uuid = query.content_uuid ?? body?.content_uuid
  if (content_uuid === undefined) {
    mustNameContent(viewer)
    await hashtags.deleteHashtag(db, viewer, params.id)
  } else {
    mustManageContent(viewer, await findContent(db, content_uuid))
    await hashtags.removeHashtag(db, content_uuid, params.id)
  }
  return noContent()
}
