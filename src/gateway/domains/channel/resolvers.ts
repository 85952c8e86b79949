import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { AppError } from '../../../shared/errors.ts'
import { channelMessages } from '../../../shared/validation/channel.ts'
import { changeChannel, topCreators } from '../../rest/channels.ts'
import { toChannel } from './models.ts'

export const channelResolvers: Resolvers = {
  Query: {
    topCreators: async (_parent, { limit }, { rest }) => (await topCreators(rest, pageSize(limit))).map(toChannel),
  },
  Mutation: {
    updateChannel: async (_parent, { input }, { rest, mustBeSignedIn, channelOf }) => {
      const channel = await channelOf.load((await mustBeSignedIn()).uuid)
      if (!channel) throw new AppError('CHANNEL_NOT_FOUND', { message: channelMessages.noChannel })
      return toChannel(await changeChannel(rest, channel.uuid, { name: input.name, description: input.description }))
    },
  },
}
