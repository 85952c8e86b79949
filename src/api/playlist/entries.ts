import type { FastifyPluginAsync } from 'fastify'
import { findContentAccess } from '../../db/content/contents.ts'
import { playlistRemovalSchema, playlistSchema } from '../../shared/entities/playlist.ts'
import { mustExist as contentMustExist } from '../content/policy.ts'
import type { ApiDeps } from '../deps.ts'
import { created, ok } from '../http/answers.ts'
import { idParams } from '../http/inputs.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { answerPlaylist } from './answers.ts'
import { entryMove, entryParams, entryPlace, withContents } from './inputs.ts'
import * as playlists from './service.ts'
import { isoTime } from '../http/isoTime.ts'

/** Routes that change the contents of a playlist and their order, for its owner only. */
export function playlistEntryRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Playlists')
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'PLAYLIST_NOT_FOUND' } as const

    const add = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'CONTENT_NOT_FOUND', 'PLAYLIST_FULL'),
      summary: 'Ajouter une vidéo à la fin d’une de mes playlists, ou l’y remettre où elle était ; une deuxième fois ne change rien',
      input: { params: entryParams, query: withContents, body: entryPlace.optional() },
      answers: { 200: playlistSchema, 201: playlistSchema },
    }
    route.post('/playlists/:id/user/:userId/content/:contentId', add, async ({ params, query, body, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      await playlists.ownPlaylist(db, viewer, params.id)
      contentMustExist(await findContentAccess(db, params.contentId), viewer)
      const place = { before: body?.before_uuid ?? null, ...(body?.addedAt !== undefined && { addedAt: new Date(body.addedAt) }) }
      const isNew = await playlists.add(db, { playlist_uuid: params.id, content_uuid: params.contentId }, place)
      const { body: playlist, headers } = await answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
      return { ...(isNew ? created(playlist) : ok(playlist)), headers }
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN', 'CONTENT_NOT_FOUND'),
      summary: 'Retirer une vidéo d’une de mes playlists ; la réponse suffit pour l’y remettre',
      input: { params: entryParams },
      answers: { 200: playlistRemovalSchema },
    }
    route.delete('/playlists/:id/user/:userId/content/:contentId', remove, async ({ params, viewer, db }) => {
      policy.mustBe(viewer, params.userId)
      await playlists.ownPlaylist(db, viewer, params.id)
      const { before, added_at } = await playlists.remove(db, { playlist_uuid: params.id, content_uuid: params.contentId })
      return ok({ before_uuid: before, addedAt: isoTime(added_at) })
    })

    const order = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'CONTENT_NOT_FOUND'),
      summary: 'Déplacer une vidéo juste avant une autre, ou à la fin',
      input: { params: idParams, query: withContents, body: entryMove },
      answers: { 200: playlistSchema },
    }
    route.put('/playlists/:id/order', order, async ({ params, query, body: { content_uuid, before_uuid }, viewer, db, context }) => {
      await playlists.ownPlaylist(db, viewer, params.id)
      await playlists.move(db, { playlist_uuid: params.id, content_uuid }, before_uuid)
      return answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
    })
  }
}
