import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { channelById } from '../../rest/channel.ts'
import { newsFor } from '../../rest/content.ts'
import { addFollow, follows, removeFollow, setFollowNotify } from '../../rest/follow.ts'
import { ofFollow, toChannel } from '../channel/models.ts'
import { toContentPage } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { toFollow } from './models.ts'

export const followResolvers: Resolvers = {
  Viewer: {
    follows: async ({ rest }, { limit, cursor }) => {
      const { items, nextCursor } = await follows(rest, pageSize(limit), cursor ?? null)
      return { items: items.map(toFollow), nextCursor }
    },
    news: async ({ id, rest }, { limit, cursor }, _context, info) =>
      toContentPage(await newsFor(rest, id, { limit: pageSize(limit), cursor: cursor ?? null, expand: selectedParts(info) })),
  },
  Mutation: {
    setFollow: async (_parent, { channelId, followed }, { rest, me }) => {
      const of = { userId: me(), channelId }
      if (followed) return ofFollow(await addFollow(rest, of))
      await removeFollow(rest, of)
      return { ...toChannel(await channelById(rest, channelId)), viewerFollows: false, viewerNotify: null }
    },
    setFollowNotify: async (_parent, { channelId, notify }, { rest, me }) => {
      const of = { userId: me(), channelId }
      return ofFollow(await setFollowNotify(rest, of, notify))
    },
  },
}
