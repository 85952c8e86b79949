import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { deletePlaylist, findDefaultPlaylist, findPlaylist, playlistsOf } from '../../db/playlist/playlists.ts'
import { findUser } from '../../db/user/users.ts'
import { playlistContentSchema, playlistSchema } from '../../shared/entities/playlist.ts'
import { AppError } from '../../shared/errors.ts'
import type { ApiDeps } from '../deps.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { readCursor } from '../http/cursor.ts'
import { idParams, userParams } from '../http/inputs.ts'
import { mustBeValid } from '../http/rules.ts'
import { refusing } from '../http/refusals.ts'
import { routesIn } from '../http/route.ts'
import * as policy from '../policy.ts'
import { answerPlaylist, answerPlaylists, pageOfContents } from './answers.ts'
import {
  contentsQuery,
  newPlaylist,
  playlistChange,
  playlistOfUserParams,
  playlistPageQuery,
  playlistQuery,
  playlistsQuery,
  withContents,
} from './inputs.ts'
import { mustBeDeletable, mustBeVisible } from './policy.ts'
import * as playlists from './service.ts'

const one = { 200: playlistSchema }
const many = { 200: z.array(playlistSchema) }

/** Routes of playlists and their visibility. entries.ts changes their contents. */
export function playlistRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Playlists')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'PLAYLIST_NOT_FOUND' } as const
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'PLAYLIST_NOT_FOUND' } as const

    const list = {
      ...reading,
      allow: policy.signedIn,
      summary: 'Mes playlists, la dernière remplie d’abord',
      input: { query: playlistPageQuery },
      answers: many,
    }
    route.get('/playlists', list, async ({ query, viewer, db, context }) => {
      const page = { limit: query.limit, after: readCursor(query.cursor) }
      return answerPlaylists(db, await playlistsOf(db, viewer.uuid, page, { viewer: viewer.uuid }), query, context)
    })

    const get = {
      ...reading,
      summary: 'Une playlist publique, ou une des miennes, avec ses premières vidéos',
      input: { params: idParams, query: playlistQuery },
      answers: one,
    }
    route.get('/playlists/:id', get, async ({ params, query, viewer, db, context }) => {
      return answerPlaylist(db, mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer)), query, context)
    })

    const getOf = {
      ...reading,
      summary: 'La même, si elle est à cet utilisateur',
      input: { params: playlistOfUserParams, query: playlistQuery },
      answers: one,
    }
    route.get('/playlists/:id/user/:userId', getOf, async ({ params, query, viewer, db, context }) => {
      const playlist = mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer))
      if (playlist.user_uuid !== params.userId) throw new AppError('PLAYLIST_NOT_FOUND')
      return answerPlaylist(db, playlist, query, context)
    })

    const listOf = {
      ...reading,
      refuses: refusing('USER_NOT_FOUND', 'CONTENT_NOT_FOUND'),
      summary:
        'Les playlists d’un utilisateur : toutes pour lui, les publiques pour les autres ; ?containing= dit lesquelles ont une vidéo',
      input: { params: userParams, query: playlistsQuery },
      answers: many,
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/playlists/user/:userId', listOf, async ({ params, query, viewer, db, context }) => {
      if (viewer?.uuid !== params.userId && !(await findUser(db, params.userId))) throw new AppError('USER_NOT_FOUND')
      const page = { limit: query.limit, after: readCursor(query.cursor) }
      const asked = { viewer: context.viewer, containing: query.containing ?? null }
      return answerPlaylists(db, await playlistsOf(db, params.userId, page, asked), query, context)
    })

    const watchLater = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      allow: policy.signedIn,
      summary: 'Ma playlist «\u202fÀ consulter plus tard\u202f»',
      input: { params: userParams, query: playlistQuery },
      answers: one,
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/playlists/watch-later/:userId', watchLater, async ({ params, query, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      const watchLater = await findDefaultPlaylist(db, viewer.uuid)
      if (!watchLater) throw new AppError('USER_NOT_FOUND')
      return answerPlaylist(db, watchLater, query, context)
    })

    const contents = {
      ...reading,
      summary: 'Les vidéos d’une playlist, par pages',
      input: { params: idParams, query: contentsQuery },
      answers: { 200: z.array(playlistContentSchema) },
    }
    route.get('/playlists/:id/contents', contents, async ({ params, query, viewer, db, context }) => {
      return paged(await pageOfContents(db, mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer)), query, context))
    })

    const create = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'TOO_MANY_PLAYLISTS', 'DEFAULT_PLAYLIST'),
      summary: 'Créer une playlist, privée si rien n’est dit',
      input: { query: withContents, body: newPlaylist },
      description: 'La même idempotency_key rend la même playlist (200), avec ce qui est donné en dernier.',
      answers: { 200: playlistSchema, 201: playlistSchema },
    }
    route.post('/playlists', create, async ({ query, body, viewer, db, context }) => {
      const { name, description, isPrivate, isDefault, idempotency_key } = body
      policy.mustBe(viewer, body.user_uuid)
      if (isDefault) mustBeValid({ isDefault: 'La playlist par défaut est créée avec le compte' })
      const { uuid, isNew } = await playlists.create(db, viewer.uuid, { name, description, is_private: isPrivate }, idempotency_key)
      const { body: playlist, headers } = await answerPlaylist(db, await playlists.ownPlaylist(db, viewer, uuid), query, context)
      return { ...(isNew ? created(playlist) : ok(playlist)), headers }
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Modifier une de mes playlists : ce qui est absent ne change pas',
      input: { params: idParams, query: withContents, body: playlistChange },
      answers: one,
    }
    route.put('/playlists/:id', update, async ({ params, query, body: { isPrivate, ...texts }, viewer, db, context }) => {
      const before = await playlists.ownPlaylist(db, viewer, params.id)
      await playlists.change(db, before, { ...texts, ...(isPrivate !== undefined && { is_private: isPrivate }) })
      return answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
    })

    const remove = {
      makesRoom: true,
      ...writing,
      refuses: refusing('FORBIDDEN', 'DEFAULT_PLAYLIST'),
      summary: 'Supprimer une de mes playlists',
      input: { params: idParams },
      answers: noContentAnswers,
    }
    route.delete('/playlists/:id', remove, async ({ params, viewer, db }) => {
      mustBeDeletable(await playlists.ownPlaylist(db, viewer, params.id))
      await deletePlaylist(db, params.id)
      return noContent()
    })
  }
}
