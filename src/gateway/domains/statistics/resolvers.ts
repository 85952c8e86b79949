import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { channelContents } from '../../rest/contents.ts'
import { dashboardStatistics } from '../../rest/statistics.ts'
import { toChannel } from '../channel/models.ts'
import { toContent } from '../content/models.ts'
import { wantedParts } from '../content/selection.ts'

export const statisticsResolvers: Resolvers = {
  Query: {
    dashboard: async (_parent, _args, { viewer, channelOf }) => {
      const person = await viewer()
      const channel = person && (await channelOf.load(person.uuid))
      return channel && { channel: toChannel(channel) }
    },
  },
  Dashboard: {
    statistics: ({ channel }, _args, { rest }) => dashboardStatistics(rest, channel.id),
    contents: async ({ channel }, { limit }, { rest }, info) =>
      (await channelContents(rest, channel.id, pageSize(limit), wantedParts(info))).map(toContent),
  },
}
