import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { sortedContents } from '../../rest/content.ts'
import { channelPeriod, dashboardStatistics } from '../../rest/statistics.ts'
import { nullIfNotFound } from '../../live/liveReads.ts'
import { channelById } from '../../rest/channel.ts'
import { toChannel } from '../channel/models.ts'
import { toContentPage } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { daysOf, toChannelPeriod } from './models.ts'

export const statisticsResolvers: Resolvers = {
  Query: {
    dashboard: async (_parent, { channelId }, { rest, viewer, channelOf }) => {
      if (typeof channelId === 'string') {
        const edited = await nullIfNotFound(channelById(rest, channelId))
        return edited?.viewerCanManage ? { channel: toChannel(edited) } : null
      }
      const person = await viewer()
      const channel = person && (await channelOf.load(person.uuid))
      return channel && { channel: toChannel(channel) }
    },
  },
  Dashboard: {
    statistics: ({ channel }, _args, { rest }) => dashboardStatistics(rest, channel.id),
    period: async ({ channel }, { period }, { rest }) =>
      toChannelPeriod(`${channel.id}/${period}`, await channelPeriod(rest, channel.id, daysOf[period])),
    contents: async ({ channel }, { visibility, q, sort, limit, cursor }, { rest }, info) => {
      const page = { limit: pageSize(limit), cursor: cursor ?? null, expand: selectedParts(info) }
      const choice = { visibility: visibility ?? undefined, q: q ?? undefined, sort: sort === 'uploadDate' ? 'date' : sort } as const
      return toContentPage(await sortedContents(rest, { channelId: channel.id, ...choice, ...page }))
    },
  },
}
