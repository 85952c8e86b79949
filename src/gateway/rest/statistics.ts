import { type ChannelStatistics, channelStatisticsSchema } from '../../shared/entities/activity.ts'
import type { Rest } from './rest.ts'

/** GET /statistics/channel/{id}. @throws AppError CHANNEL_NOT_FOUND */
export const channelStatistics = (rest: Rest, channelId: string): Promise<ChannelStatistics> =>
  rest.read(channelStatisticsSchema, { path: `/statistics/channel/${channelId}` })
