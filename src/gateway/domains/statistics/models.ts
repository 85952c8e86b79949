import type { ChannelPeriod as ChannelPeriodEntity } from '../../../shared/entities/statistics.ts'
import type { ChannelPeriod, StatisticsPeriod } from '../../generated/schema.ts'
import type { ChannelModel } from '../channel/models.ts'

/** A dashboard before its statistics and contents are requested. */
export type DashboardModel = { channel: ChannelModel }

/** Days of the REST API's periods. */
export const daysOf = { days7: '7', days28: '28', days90: '90', days365: '365' } as const satisfies Record<StatisticsPeriod, string>

export function toChannelPeriod(id: string, { days, previousDays, sources, videos }: ChannelPeriodEntity): ChannelPeriod {
  const all = [...previousDays, ...days]
  return {
    id,
    days: all.map(({ day }) => day),
    views: all.map(({ views }) => views),
    watchTime: all.map(({ seconds }) => seconds),
    subscribers: all.map(({ follows }) => follows),
    likes: all.map(({ likes }) => likes),
    sources: sources.map((source) => ({ id: `${id}/${source.source}`, ...source })),
    videos: videos.map(({ content_uuid, title, thumbnail_url, views, seconds }) => ({
      id: `${id}/${content_uuid}`,
      contentId: content_uuid,
      title,
      thumbnailUrl: thumbnail_url,
      views,
      watchTime: seconds,
    })),
  }
}
