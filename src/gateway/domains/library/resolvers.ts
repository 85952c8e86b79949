import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { ownPlaylists } from '../../rest/library.ts'

export const libraryResolvers: Resolvers = {
  Viewer: {
    playlists: async ({ rest }, { limit }) => {
      const { items, nextCursor } = await ownPlaylists(rest, pageSize(limit))
      return { items: items.map(({ uuid, name, videoCount }) => ({ id: uuid, name, videoCount })), nextCursor }
    },
  },
}
