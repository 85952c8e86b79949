import { uuidSchema } from '../../../shared/entities/common.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import * as playlists from '../../rest/playlist.ts'
import { userById } from '../../rest/user.ts'
import { toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { toPlaylist } from './models.ts'

/** Returns `absent` when the id is malformed, or when the thing does not exist or the viewer may not see it. */
async function unlessAbsent<Found, Absent>(id: string, absent: Absent, find: () => Promise<Found>): Promise<Found | Absent> {
  if (!uuidSchema.safeParse(id).success) return absent
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return absent
    throw error
  }
}

const emptyPage = { items: [], nextCursor: null }

export const playlistResolvers: Resolvers = {
  Query: {
    playlist: (_parent, { id }, context) => unlessAbsent(id, null, async () => toPlaylist(await context.playlists.playlist(id))),
    playlistContents: (_parent, { playlistId, sort, limit, cursor }, context, info) =>
      unlessAbsent(playlistId, emptyPage, async () => {
        const options = { sort, limit: pageSize(limit), cursor: cursor ?? undefined, expand: selectedParts(info) }
        const page = await context.playlists.page(playlistId, options)
        const items = page.items.map((item) => ({ id: `${playlistId}:${item.uuid}`, content: toContent(item), addedAt: item.addedAt }))
        return { ...page, items }
      }),
  },
  Viewer: {
    playlists: async ({ id, rest }) => (await playlists.playlistsOf(rest, id)).map(toPlaylist),
    playlistChoices: async ({ id, rest }, { contentId }) => {
      const all = await playlists.playlistsOf(rest, id, contentId)
      return all.map((playlist) => ({ playlist: toPlaylist(playlist), containsContent: playlist.containsContent === true }))
    },
  },
  Playlist: {
    // Lists contain only the viewer's own playlists: only somebody else's public playlist costs a call.
    owner: async ({ ownerId }, _args, { rest, viewer }) => {
      const person = await viewer()
      const owner = person?.uuid === ownerId ? person : await userById(rest, ownerId)
      return { id: owner.uuid, username: owner.username, avatarUrl: owner.avatar }
    },
    viewerCanEdit: async ({ ownerId }, _args, { viewer }) => (await viewer())?.uuid === ownerId,
  },
  Mutation: {
    createPlaylist: async (_parent, { input, idempotencyKey }, { rest, me }) =>
      toPlaylist(await playlists.createPlaylist(rest, me(), input, idempotencyKey ?? null)),
    updatePlaylist: async (_parent, { id, input: { name, description, isPrivate } }, { rest }) =>
      toPlaylist(
        await playlists.updatePlaylist(rest, id, {
          ...(name != null && { name }),
          ...(description != null && { description }),
          ...(isPrivate != null && { isPrivate }),
        }),
      ),
    deletePlaylist: async (_parent, { id }, { rest }) => {
      await playlists.deletePlaylist(rest, id)
      return { id }
    },
    addToPlaylist: async (_parent, { playlistId, contentId, place }, { rest, me }) => {
      const entry = { playlistId, userId: me(), contentId }
      const at = place ? { before_uuid: place.beforeId ?? null, addedAt: place.addedAt } : undefined
      return toPlaylist((await playlists.addToPlaylist(rest, entry, at)).playlist)
    },
    removeFromPlaylist: async (_parent, { playlistId, contentId }, { rest, me }) => {
      const entry = { playlistId, userId: me(), contentId }
      const place = await playlists.removeIfThere(rest, entry)
      const playlist = toPlaylist(await playlists.playlistById(rest, playlistId))
      return { playlist, beforeId: place?.before_uuid ?? null, addedAt: place?.addedAt ?? null }
    },
    movePlaylistContent: async (_parent, { playlistId, contentId, beforeId }, { rest }) =>
      toPlaylist(await playlists.moveInPlaylist(rest, playlistId, contentId, beforeId ?? null)),
    setWatchLater: async (_parent, { contentId, saved }, { rest, me }) => {
      const userId = me()
      const entry = { playlistId: (await playlists.watchLater(rest, userId)).uuid, userId, contentId }
      const isChanged = saved ? (await playlists.addToPlaylist(rest, entry)).isNew : (await playlists.removeIfThere(rest, entry)) !== null
      return { playlist: toPlaylist(await playlists.watchLater(rest, userId)), wasUnchanged: !isChanged }
    },
  },
}
