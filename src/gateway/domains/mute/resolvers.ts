import type { Resolvers } from '../../generated/resolvers.ts'
import { mutedChannels, setMute } from '../../rest/mute.ts'
import { channelById } from '../../rest/channel.ts'
import { toChannel } from '../channel/models.ts'

export const muteResolvers: Resolvers = {
  Channel: {
    viewerMutes: async ({ id }, _args, { isGuest, mutes }) => (isGuest ? null : mutes.load(id)),
  },
  Viewer: {
    mutedChannels: async (_viewer, _args, { mutes, rest }) => {
      const channels = await mutedChannels(rest)
      for (const { uuid } of channels) mutes.clear(uuid).prime(uuid, true)
      return channels.map(toChannel)
    },
  },
  Mutation: {
    setMute: async (_parent, { channelId, muted }, { rest, mutes }) => {
      await setMute(rest, channelId, muted)
      mutes.clear(channelId).prime(channelId, muted)
      return toChannel(await channelById(rest, channelId))
    },
  },
}
