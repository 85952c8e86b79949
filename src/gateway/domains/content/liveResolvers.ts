import { uuidSchema } from '../../../shared/entities/common.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { liveContents } from './liveContents.ts'
import { toContent } from './models.ts'
import { wantedParts } from './selection.ts'

export const liveResolvers: Resolvers = {
  Subscription: {
    contentMedia: {
      subscribe: (_parent, { id }, { rest, closing, takeLiveSeat }, info) => {
        if (!uuidSchema.safeParse(id).success) throw new AppError('CONTENT_NOT_FOUND')
        takeLiveSeat()
        return liveContents(rest, { topic: `content:${id}`, first: id, expand: wantedParts(info), until: closing })
      },
      resolve: toContent,
    },
    channelMedia: {
      subscribe: async (_parent, _args, { rest, closing, takeLiveSeat, mustBeSignedIn, channelOf }, info) => {
        const channel = await channelOf.load((await mustBeSignedIn()).uuid)
        if (!channel) throw new AppError('CHANNEL_NOT_FOUND')
        takeLiveSeat()
        return liveContents(rest, { topic: `channel:${channel.uuid}`, expand: wantedParts(info), until: closing })
      },
      resolve: toContent,
    },
  },
}
