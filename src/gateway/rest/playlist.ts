import type { ContentExpand } from '../../shared/entities/content.ts'
import {
  type Playlist,
  type PlaylistContent,
  playlistContentSchema,
  playlistRemovalSchema,
  playlistSchema,
  type PlaylistSort,
} from '../../shared/entities/playlist.ts'
import { AppError } from '../../shared/errors.ts'
import { limits } from '../../shared/limits.ts'
import { expanded } from './expand.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

export type PlaylistFields = { name: string; description: string; isPrivate: boolean }
/** The former place of a removed content; `before_uuid` is null for the last one. */
type Place = { before_uuid: string | null; addedAt: string }
type Entry = { playlistId: string; userId: string; contentId: string }

/** No contents: screens request them separately, by pages. */
const alone = { contents: 0 }

const pathOf = (id: string): string => `/playlists/${encodeSegment(id)}`
const entryPath = ({ playlistId, userId, contentId }: Entry): string =>
  `${pathOf(playlistId)}/user/${userId}/content/${encodeSegment(contentId)}`

/**
 * GET /playlists/user/{id}: returns all of a user's playlists that the caller may see, in two calls at most, the last filled first.
 * @param containing a content: each playlist then says whether it contains it
 */
export async function playlistsOf(rest: Rest, userId: string, containing?: string): Promise<Playlist[]> {
  const all: Playlist[] = []
  let cursor: string | undefined
  do {
    const query = { limit: limits.pageSizeMax, cursor, containing, ...alone }
    const page = await rest.readPage(playlistSchema, { path: `/playlists/user/${userId}`, query })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}

/** GET /playlists/{id}. @throws AppError PLAYLIST_NOT_FOUND, also for another user's private one */
export const playlistById = (rest: Rest, id: string): Promise<Playlist> => rest.read(playlistSchema, { path: pathOf(id), query: alone })

/** GET /playlists/watch-later/{id}. @throws AppError FORBIDDEN for another user's */
export const watchLater = (rest: Rest, userId: string): Promise<Playlist> =>
  rest.read(playlistSchema, { path: `/playlists/watch-later/${userId}`, query: alone })

export type PlaylistPageOptions = { sort: PlaylistSort; limit: number; cursor: string | undefined; expand: readonly ContentExpand[] }

/** GET /playlists/{id}/contents. @throws AppError PLAYLIST_NOT_FOUND */
export const playlistContents = (rest: Rest, id: string, { expand, ...page }: PlaylistPageOptions): Promise<RestPage<PlaylistContent>> =>
  rest.readPage(playlistContentSchema, { path: `${pathOf(id)}/contents`, query: { ...page, ...expanded(expand) } })

/** GET /playlists/{id} with its first page. @throws AppError PLAYLIST_NOT_FOUND */
export async function playlistWithContents(
  rest: Rest,
  id: string,
  { expand, limit, sort }: PlaylistPageOptions,
): Promise<{ playlist: Playlist; page: RestPage<PlaylistContent> }> {
  const query = { contents: limit, sort, ...expanded(expand) }
  const { body, nextCursor } = await rest.readSlice(playlistSchema, { path: pathOf(id), query })
  return { playlist: body, page: { items: body.contents, nextCursor } }
}

/** POST /playlists: the same key again creates no second one. @throws AppError INVALID_INPUT with fields, TOO_MANY_PLAYLISTS */
export const createPlaylist = (rest: Rest, userId: string, fields: PlaylistFields, key: string | null): Promise<Playlist> =>
  rest.read(playlistSchema, {
    method: 'POST',
    path: '/playlists',
    query: alone,
    body: { ...fields, isDefault: false, user_uuid: userId, idempotency_key: key },
  })

/** PUT /playlists/{id}: absent fields do not change. @throws AppError INVALID_INPUT with fields, PLAYLIST_NOT_FOUND, FORBIDDEN */
export const updatePlaylist = (rest: Rest, id: string, fields: Partial<PlaylistFields>): Promise<Playlist> =>
  rest.read(playlistSchema, { method: 'PUT', path: pathOf(id), query: alone, body: fields })

/** DELETE /playlists/{id}. @throws AppError DEFAULT_PLAYLIST, PLAYLIST_NOT_FOUND, FORBIDDEN */
export const deletePlaylist = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: pathOf(id) })

/**
 * POST …/content/{id}: adds at the end, or at `place`; a content that is in it already is no error (`isNew` false).
 * @throws AppError CONTENT_NOT_FOUND, PLAYLIST_FULL
 */
export async function addToPlaylist(rest: Rest, entry: Entry, place?: Place): Promise<{ playlist: Playlist; isNew: boolean }> {
  const { body, isNew } = await rest.readSlice(playlistSchema, { method: 'POST', path: entryPath(entry), query: alone, body: place ?? {} })
  return { playlist: body, isNew }
}

/** DELETE …/content/{id}. @throws AppError CONTENT_NOT_FOUND when it is not in the playlist */
const removeFromPlaylist = (rest: Rest, entry: Entry): Promise<Place> =>
  rest.read(playlistRemovalSchema, { method: 'DELETE', path: entryPath(entry) })

/** PUT /playlists/{id}/order: moves just before another of its contents, to the end with null. @throws AppError CONTENT_NOT_FOUND */
export const moveInPlaylist = (rest: Rest, id: string, contentId: string, beforeId: string | null): Promise<Playlist> =>
  rest.read(playlistSchema, {
    method: 'PUT',
    path: `${pathOf(id)}/order`,
    query: alone,
    body: { content_uuid: contentId, before_uuid: beforeId },
  })

/**
 * As `removeFromPlaylist`, but without an error when the content is not in it.
 * @returns its former place, null when it was not in the playlist
 */
export async function removeIfThere(rest: Rest, entry: Entry): Promise<Place | null> {
  try {
    return await removeFromPlaylist(rest, entry)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CONTENT_NOT_FOUND')) throw error
    return null
  }
}
