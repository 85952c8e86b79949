import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { contentsOfPlaylist } from '../../db/playlistContents.ts'
import { deletePlaylist, findDefaultPlaylist, findPlaylist, type PlaylistRow, playlistsOf } from '../../db/playlists.ts'
import { findUser } from '../../db/users.ts'
import { pageQuerySchema } from '../../shared/entities/common.ts'
import { type Playlist, type PlaylistContent, playlistContentSchema, playlistSchema } from '../../shared/entities/playlist.ts'
import { AppError } from '../../shared/errors.ts'
import { partsOf } from '../contents/inputs.ts'
import type { ApiDeps } from '../deps.ts'
import { type Answer, created, noContent, nothing, ok, type Page, paged } from '../frame/answers.ts'
import { pageOf, readCursor } from '../frame/cursor.ts'
import { idParams, userParams } from '../frame/inputs.ts'
import { mustBeValid } from '../frame/rules.ts'
import { refusing } from '../frame/refusals.ts'
import { routesIn } from '../frame/route.ts'
import type { Showing } from '../frame/showing.ts'
import * as policy from '../policy.ts'
import { contentsQuery, newPlaylist, playlistChange, playlistOfUserParams, playlistQuery, playlistsQuery } from './inputs.ts'
import { mustBeDeletable, mustBeVisible } from './policy.ts'
import { presentPlaylist, presentPlaylistContent } from './presenter.ts'
import * as playlists from './service.ts'

const one = { 200: playlistSchema }
const many = { 200: z.array(playlistSchema) }

/** A page of what the viewer sees in a playlist. */
async function pageOfContents(
  db: Db,
  playlist: PlaylistRow,
  { limit, cursor, sort, expand = [] }: z.output<typeof contentsQuery>,
  show: Showing,
): Promise<Page<PlaylistContent>> {
  const asked = { viewer: show.viewer, sort, parts: partsOf(expand, show.viewer) }
  const rows = await contentsOfPlaylist(db, playlist, { limit, after: readCursor(cursor) }, asked)
  return pageOf(rows, limit, (row) => presentPlaylistContent(row, show, expand))
}

/** A playlist, with `?expand=contents` their first page too, which goes on at /playlists/{id}/contents. */
async function answerOne(
  db: Db,
  playlist: PlaylistRow,
  { expand = [], ...page }: z.output<typeof playlistQuery>,
  show: Showing,
): Promise<Answer<200, Playlist>> {
  const shown = presentPlaylist(playlist, show)
  if (!expand.includes('contents')) return ok(shown)
  const contents = await pageOfContents(db, playlist, { ...page, expand: expand.filter((part) => part !== 'contents') }, show)
  return { ...ok({ ...shown, contents: contents.items }), headers: paged(contents).headers }
}

/** Playlists and who sees them. What they hold is changed in entries.ts. */
export function playlistRoutes(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    const route = routesIn(app, deps, 'Playlists')
    const reading = { limit: 'read', allow: policy.anyone, missing: 'PLAYLIST_NOT_FOUND' } as const
    const writing = { limit: 'interaction', allow: policy.signedIn, missing: 'PLAYLIST_NOT_FOUND' } as const

    const list = {
      ...reading,
      allow: policy.signedIn,
      summary: 'Mes playlists, la dernière remplie d’abord',
      input: { query: pageQuerySchema },
      answers: many,
    }
    route.get('/playlists', list, async ({ query: { limit, cursor }, viewer, db, show }) => {
      const rows = await playlistsOf(db, viewer.uuid, { limit, after: readCursor(cursor) }, { viewer: viewer.uuid })
      return paged(pageOf(rows, limit, (row) => presentPlaylist(row, show)))
    })

    const get = {
      ...reading,
      summary: 'Une playlist publique, ou une des miennes ; avec ses vidéos par ?expand=contents',
      input: { params: idParams, query: playlistQuery },
      answers: one,
    }
    route.get('/playlists/:id', get, async ({ params, query, viewer, db, show }) => {
      return answerOne(db, mustBeVisible(viewer, await findPlaylist(db, params.id, show.viewer)), query, show)
    })

    const getOf = {
      ...reading,
      summary: 'La même, si elle est à cet utilisateur',
      input: { params: playlistOfUserParams, query: playlistQuery },
      answers: one,
    }
    route.get('/playlists/:id/user/:userId', getOf, async ({ params, query, viewer, db, show }) => {
      const playlist = mustBeVisible(viewer, await findPlaylist(db, params.id, show.viewer))
      if (playlist.user_uuid !== params.userId) throw new AppError('PLAYLIST_NOT_FOUND')
      return answerOne(db, playlist, query, show)
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
    route.get('/playlists/user/:userId', listOf, async ({ params, query: { limit, cursor, containing }, viewer, db, show }) => {
      if (viewer?.uuid !== params.userId && !(await findUser(db, params.userId))) throw new AppError('USER_NOT_FOUND')
      const asked = { viewer: show.viewer, containing: containing ?? null }
      const rows = await playlistsOf(db, params.userId, { limit, after: readCursor(cursor) }, asked)
      return paged(pageOf(rows, limit, (row) => presentPlaylist(row, show)))
    })

    const watchLater = {
      ...reading,
      refuses: refusing('FORBIDDEN'),
      allow: policy.signedIn,
      summary: 'Ma playlist « À consulter plus tard »',
      input: { params: userParams, query: playlistQuery },
      answers: one,
      missing: 'USER_NOT_FOUND',
    } as const
    route.get('/playlists/watch-later/:userId', watchLater, async ({ params, query, viewer, db, show }) => {
      policy.mustBe(viewer, params.userId)
      const watchLater = await findDefaultPlaylist(db, viewer.uuid)
      if (!watchLater) throw new AppError('USER_NOT_FOUND')
      return answerOne(db, watchLater, query, show)
    })

    const contents = {
      ...reading,
      summary: 'Les vidéos d’une playlist, par pages',
      input: { params: idParams, query: contentsQuery },
      answers: { 200: z.array(playlistContentSchema) },
    }
    route.get('/playlists/:id/contents', contents, async ({ params, query, viewer, db, show }) => {
      return paged(await pageOfContents(db, mustBeVisible(viewer, await findPlaylist(db, params.id, show.viewer)), query, show))
    })

    const create = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT', 'TOO_MANY_PLAYLISTS', 'DEFAULT_PLAYLIST'),
      summary: 'Créer une playlist, privée si rien n’est dit',
      input: { body: newPlaylist },
      description: 'La même idempotency_key rend la même playlist (200), avec ce qui est donné en dernier.',
      answers: { 200: playlistSchema, 201: playlistSchema },
    }
    route.post('/playlists', create, async ({ body, viewer, db, show }) => {
      const { name, description, isPrivate, isDefault, idempotency_key } = body
      policy.mustBe(viewer, body.user_uuid)
      if (isDefault) mustBeValid({ isDefault: 'La playlist par défaut est créée avec le compte' })
      const { uuid, isNew } = await playlists.create(db, viewer.uuid, { name, description, is_private: isPrivate }, idempotency_key)
      const answer = presentPlaylist(await playlists.ownPlaylist(db, viewer, uuid), show)
      return isNew ? created(answer) : ok(answer)
    })

    const update = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'INVALID_INPUT'),
      summary: 'Modifier une de mes playlists : ce qui est absent ne change pas',
      input: { params: idParams, body: playlistChange },
      answers: one,
    }
    route.put('/playlists/:id', update, async ({ params, body: { isPrivate, ...texts }, viewer, db, show }) => {
      const before = await playlists.ownPlaylist(db, viewer, params.id)
      await playlists.change(db, before, { ...texts, ...(isPrivate !== undefined && { is_private: isPrivate }) })
      return ok(presentPlaylist(await playlists.ownPlaylist(db, viewer, params.id), show))
    })

    const remove = {
      ...writing,
      refuses: refusing('FORBIDDEN', 'DEFAULT_PLAYLIST'),
      summary: 'Supprimer une de mes playlists',
      input: { params: idParams },
      answers: nothing,
    }
    route.delete('/playlists/:id', remove, async ({ params, viewer, db }) => {
      mustBeDeletable(await playlists.ownPlaylist(db, viewer, params.id))
      await deletePlaylist(db, params.id)
      return noContent()
    })
  }
}
