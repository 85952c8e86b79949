import { findContentAccess } from '../../db/content/contents.ts'
import { playlistRemovalSchema, playlistSchema } from '../../shared/entities/playlist.ts'
import { mustBeOpen } from '../content/policy.ts'
import { created, ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { answerPlaylist } from './answers.ts'
import { entryMove, entryParams, entryPlace, withContents } from './inputs.ts'
import * as playlists from './service.ts'
import { isoTime } from '../http/isoTime.ts'

const optionalPlace = entryPlace.optional()

/** Routes that change the contents of a playlist and their order, for its owner only. */
export const playlistEntryRoutes = routesOf('Playlists', [
  route.post('/playlists/:id/user/:userId/content/:contentId', {
    summary: 'Ajouter une vidéo à la fin d’une de mes playlists, ou l’y remettre où elle était ; une deuxième fois ne change rien',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: entryParams, query: withContents, body: optionalPlace },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: { 200: playlistSchema, 201: playlistSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND', 'PLAYLIST_FULL'],
    handle: addEntry,
  }),

  route.delete('/playlists/:id/user/:userId/content/:contentId', {
    summary: 'Retirer une vidéo d’une de mes playlists ; la réponse suffit pour l’y remettre',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: entryParams },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: { 200: playlistRemovalSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND'],
    handle: async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await playlists.ownPlaylist(db, viewer, params.id)
      const { before, added_at } = await playlists.remove(db, { playlist_uuid: params.id, content_uuid: params.contentId })
      return ok({ before_uuid: before, addedAt: isoTime(added_at) })
    },
  }),

  route.put('/playlists/:id/order', {
    summary: 'Déplacer une vidéo juste avant une autre, ou à la fin',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, query: withContents, body: entryMove },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: { 200: playlistSchema },
    refuses: ['FORBIDDEN', 'CONTENT_NOT_FOUND'],
    handle: async ({ params, query, body: { content_uuid, before_uuid }, viewer, db, context }) => {
      await playlists.ownPlaylist(db, viewer, params.id)
      await playlists.move(db, { playlist_uuid: params.id, content_uuid }, before_uuid)
      return answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
    },
  }),
])

async function addEntry({
  params,
  query,
  body,
  viewer,
  db,
  context,
}: Asked<{ params: typeof entryParams; query: typeof withContents; body: typeof optionalPlace }>) {
  policy.mustBe(viewer, params.userId)
  await playlists.ownPlaylist(db, viewer, params.id)
  mustBeOpen(await findContentAccess(db, params.contentId), viewer)
  const place = { before: body?.before_uuid ?? null, ...(body?.addedAt !== undefined && { addedAt: new Date(body.addedAt) }) }
  const isNew = await playlists.add(db, { playlist_uuid: params.id, content_uuid: params.contentId }, place)
  const { body: playlist, headers } = await answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
  return { ...(isNew ? created(playlist) : ok(playlist)), headers }
}
