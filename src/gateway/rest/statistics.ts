import { type DashboardStatistics, dashboardStatisticsSchema, type Totals, totalsSchema } from '../../shared/entities/statistics.ts'
import type { Rest } from './rest.ts'

/** GET /statistics/channel/{id}, without its contents. @throws AppError CHANNEL_NOT_FOUND */
export const channelStatistics = (rest: Rest, channelId: string): Promise<Totals> =>
  rest.read(totalsSchema, { path: `/statistics/channel/${channelId}`, query: { limit: 1 } })

/** GET /statistics/channel/{id}/dashboard. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN for all but its owner */
export const dashboardStatistics = (rest: Rest, channelId: string): Promise<DashboardStatistics> =>
  rest.read(dashboardStatisticsSchema, { path: `/statistics/channel/${channelId}/dashboard` })
