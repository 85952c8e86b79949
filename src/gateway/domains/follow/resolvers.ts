import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { channelById } from '../../rest/channels.ts'
import { addFollow, follows, removeFollow, setFollowNotify } from '../../rest/follows.ts'
import { toChannel } from '../channel/models.ts'
import { toFollow } from './models.ts'

export const followResolvers: Resolvers = {
  Viewer: {
    follows: async ({ rest }, { limit }) => (await follows(rest, pageSize(limit))).map(toFollow),
  },
  Mutation: {
    setFollow: async (_parent, { channelId, followed }, { rest, mustBeSignedIn }) => {
      const of = { userId: (await mustBeSignedIn()).uuid, channelId }
      await (followed ? addFollow(rest, of) : removeFollow(rest, of))
      return toChannel(await channelById(rest, channelId))
    },
    setFollowNotify: async (_parent, { channelId, notify }, { rest, mustBeSignedIn }) => {
      const of = { userId: (await mustBeSignedIn()).uuid, channelId }
      return toFollow(await setFollowNotify(rest, of, notify))
    },
  },
}
