import {
  type ChannelPeriod,
  channelPeriodSchema,
  type DashboardStatistics,
  dashboardStatisticsSchema,
  type Totals,
  totalsSchema,
} from '../../shared/entities/statistics.ts'
import type { StatisticsPeriod } from '../../shared/statisticsPeriods.ts'
import type { Rest } from './rest.ts'

/** GET /statistics/channel/{id}, without its contents. @throws AppError CHANNEL_NOT_FOUND */
export const channelStatistics = (rest: Rest, channelId: string): Promise<Totals> =>
  rest.read(totalsSchema, { path: `/statistics/channel/${channelId}`, query: { limit: 1 } })

/** GET /statistics/channel/{id}/dashboard. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for all but its owner */
export const dashboardStatistics = (rest: Rest, channelId: string): Promise<DashboardStatistics> =>
  rest.read(dashboardStatisticsSchema, { path: `/statistics/channel/${channelId}/dashboard` })

/** GET /statistics/channel/{id}/period. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for all but its owner */
export const channelPeriod = (rest: Rest, channelId: string, period: StatisticsPeriod): Promise<ChannelPeriod> =>
  rest.read(channelPeriodSchema, { path: `/statistics/channel/${channelId}/period`, query: { period } })
