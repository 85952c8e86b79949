import { z } from 'zod'
import { deletePlaylist, findDefaultPlaylist, findPlaylist, playlistsOf } from '../../db/playlist/playlists.ts'
import { findUser } from '../../db/user/users.ts'
import { playlistContentSchema, playlistSchema } from '../../shared/entities/playlist.ts'
import { AppError } from '../../shared/errors.ts'
import { created, noContent, noContentAnswers, ok, paged } from '../http/answers.ts'
import { readCursor } from '../http/cursor.ts'
import { idParams, userParams } from '../http/inputs.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Asked } from '../http/endpoint.ts'
import { route, routesOf } from '../http/route.ts'
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
export const playlistRoutes = routesOf('Playlists', [
  route.get('/playlists', {
    summary: 'Mes playlists, la dernière remplie d’abord',
    limit: 'read',
    allow: policy.signedIn,
    input: { query: playlistPageQuery },
    answers: many,
    handle: async ({ query, viewer, db, context }) => {
      const page = { limit: query.limit, after: readCursor(query.cursor) }
      return answerPlaylists(db, await playlistsOf(db, viewer.uuid, page, { viewer: viewer.uuid }), query, context)
    },
  }),

  route.get('/playlists/:id', {
    summary: 'Une playlist publique, ou une des miennes, avec ses premières vidéos',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams, query: playlistQuery },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: one,
    handle: async ({ params, query, viewer, db, context }) => {
      return answerPlaylist(db, mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer)), query, context)
    },
  }),

  route.get('/playlists/:id/user/:userId', {
    summary: 'La même, si elle est à cet utilisateur',
    limit: 'read',
    allow: policy.anyone,
    input: { params: playlistOfUserParams, query: playlistQuery },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: one,
    handle: async ({ params, query, viewer, db, context }) => {
      const playlist = mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer))
      if (playlist.user_uuid !== params.userId) throw new AppError('PLAYLIST_NOT_FOUND')
      return answerPlaylist(db, playlist, query, context)
    },
  }),

  route.get('/playlists/user/:userId', {
    summary: 'Les playlists d’un utilisateur : toutes pour lui, les publiques pour les autres ; ?containing= dit lesquelles ont une vidéo',
    limit: 'read',
    allow: policy.anyone,
    input: { params: userParams, query: playlistsQuery },
    missing: 'USER_NOT_FOUND',
    answers: many,
    refuses: ['USER_NOT_FOUND', 'CONTENT_NOT_FOUND'],
    handle: async ({ params, query, viewer, db, context }) => {
      if (viewer?.uuid !== params.userId && !(await findUser(db, params.userId))) throw new AppError('USER_NOT_FOUND')
      const page = { limit: query.limit, after: readCursor(query.cursor) }
      const asked = { viewer: context.viewer, containing: query.containing ?? null }
      return answerPlaylists(db, await playlistsOf(db, params.userId, page, asked), query, context)
    },
  }),

  route.get('/playlists/watch-later/:userId', {
    summary: 'Ma playlist «\u202fÀ consulter plus tard\u202f»',
    limit: 'read',
    allow: policy.signedIn,
    input: { params: userParams, query: playlistQuery },
    missing: 'USER_NOT_FOUND',
    answers: one,
    refuses: ['FORBIDDEN'],
    handle: async ({ params, query, viewer, db, context }) => {
      policy.mustBe(viewer, params.userId)
      const watchLater = policy.mustExist(await findDefaultPlaylist(db, viewer.uuid), 'USER_NOT_FOUND')
      return answerPlaylist(db, watchLater, query, context)
    },
  }),

  route.get('/playlists/:id/contents', {
    summary: 'Les vidéos d’une playlist, par pages',
    limit: 'read',
    allow: policy.anyone,
    input: { params: idParams, query: contentsQuery },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: { 200: z.array(playlistContentSchema) },
    handle: async ({ params, query, viewer, db, context }) => {
      return paged(await pageOfContents(db, mustBeVisible(viewer, await findPlaylist(db, params.id, context.viewer)), query, context))
    },
  }),

  route.post('/playlists', {
    summary: 'Créer une playlist, privée si rien n’est dit',
    description: 'La même idempotency_key rend la même playlist (200), avec ce qui est donné en dernier.',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { query: withContents, body: newPlaylist },
    answers: { 200: playlistSchema, 201: playlistSchema },
    refuses: ['FORBIDDEN', 'INVALID_INPUT', 'TOO_MANY_PLAYLISTS', 'DEFAULT_PLAYLIST'],
    handle: createPlaylist,
  }),

  route.put('/playlists/:id', {
    summary: 'Modifier une de mes playlists : ce qui est absent ne change pas',
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams, query: withContents, body: playlistChange },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: one,
    refuses: ['FORBIDDEN', 'INVALID_INPUT'],
    handle: async ({ params, query, body: { isPrivate, ...texts }, viewer, db, context }) => {
      const before = await playlists.ownPlaylist(db, viewer, params.id)
      await playlists.change(db, before, { ...texts, ...(isPrivate !== undefined && { is_private: isPrivate }) })
      return answerPlaylist(db, await playlists.ownPlaylist(db, viewer, params.id), query, context)
    },
  }),

  route.delete('/playlists/:id', {
    summary: 'Supprimer une de mes playlists',
    makesRoom: true,
    limit: 'interaction',
    allow: policy.signedIn,
    input: { params: idParams },
    missing: 'PLAYLIST_NOT_FOUND',
    answers: noContentAnswers,
    refuses: ['FORBIDDEN', 'DEFAULT_PLAYLIST'],
    handle: async ({ params, viewer, db }) => {
      mustBeDeletable(await playlists.ownPlaylist(db, viewer, params.id))
      await deletePlaylist(db, params.id)
      return noContent()
    },
  }),
])

async function createPlaylist({ query, body, viewer, db, context }: Asked<{ query: typeof withContents; body: typeof newPlaylist }>) {
  const { name, description, isPrivate, isDefault, idempotency_key } = body
  policy.mustBe(viewer, body.user_uuid)
  if (isDefault) mustBeValid({ isDefault: 'La playlist par défaut est créée avec le compte' })
  const { uuid, isNew } = await playlists.create(db, viewer.uuid, { name, description, is_private: isPrivate }, idempotency_key)
  const { body: playlist, headers } = await answerPlaylist(db, await playlists.ownPlaylist(db, viewer, uuid), query, context)
  return { ...(isNew ? created(playlist) : ok(playlist)), headers }
}
