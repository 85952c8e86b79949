import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { topCreators } from '../../rest/channels.ts'
import { toChannel } from './models.ts'

export const channelResolvers: Resolvers = {
  Query: {
    topCreators: async (_parent, { limit }, { rest }) => (await topCreators(rest, pageSize(limit))).map(toChannel),
  },
}
