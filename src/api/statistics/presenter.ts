import type { ChannelRow } from '../../db/channel/channels.ts'
import type { ContentRow } from '../../db/content/contentRows.ts'
import type { DaySums, Totals as TotalsRow } from '../../db/statistics/statistics.ts'
import type {
  ChannelStatistics,
  DashboardStatistics,
  Figure,
  Totals,
  VideoFigures,
  VideoStatistics,
} from '../../shared/entities/statistics.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentVideoStatistics(row: ContentRow): VideoStatistics {
  return { viewsCount: row.views_count, commentsCount: row.comments_count, likesCount: row.likes_count }
}

/** @param channel null for a user without a channel */
export function presentTotals(channel: Pick<ChannelRow, 'followers_count'> | null, totals: TotalsRow): Totals {
  return {
    totalFollowers: channel?.followers_count ?? 0,
    totalVideos: totals.videos,
    totalViews: totals.views,
    totalLikes: totals.likes,
    totalComments: totals.comments,
  }
}

/** Likes over views, in percent with two decimals. */
function engagementOf({ likes, views }: { likes: number; views: number }): number {
  return views === 0 ? 0 : Math.round((likes / views) * 10_000) / 100
}

export function presentChannelStatistics(
  channel: ChannelRow,
  totals: TotalsRow,
  videos: readonly ContentRow[],
  context: Pick<PresenterContext, 'url' | 'videoUrl' | 'mayPlay'>,
): ChannelStatistics {
  return {
    ...presentTotals(channel, totals),
    engagement: engagementOf(totals),
    videos: videos.map((row) => presentVideoFigures(row, context)),
  }
}

function presentVideoFigures(row: ContentRow, context: Pick<PresenterContext, 'url' | 'videoUrl' | 'mayPlay'>): VideoFigures {
  return {
    videoId: row.uuid,
    title: row.title,
    description: row.description,
    views: row.views_count,
    likesCount: row.likes_count,
    commentsCount: row.comments_count,
    createdAt: isoTime(row.created_at),
    duration: row.duration,
    thumbnail_url: context.url(row.thumbnail_key ?? row.poster_key),
    video_url: context.mayPlay ? context.videoUrl(row.playlist_key) : null,
  }
}

function figure(value: number, previous30: number, last30: number): Figure {
  return { value, previous30, last30, change: previous30 === 0 ? null : Math.round(((last30 - previous30) / previous30) * 100) }
}

/** Seconds watched per counted view, to a tenth. */
const secondsPerView = ({ seconds, views }: { seconds: number; views: number }): number =>
  views === 0 ? 0 : Math.round((seconds / views) * 10) / 10

export function presentDashboard(
  channel: ChannelRow,
  totals: TotalsRow,
  { seconds, previous30, last30 }: { seconds: number; previous30: DaySums; last30: DaySums },
): DashboardStatistics {
  const of = (value: number, name: keyof DaySums): Figure => figure(value, previous30[name], last30[name])
  return {
    totalContents: totals.contents,
    totalViews: of(totals.views, 'views'),
    totalLikes: of(totals.likes, 'likes'),
    totalComments: of(totals.comments, 'comments'),
    subscribers: of(channel.followers_count, 'follows'),
    totalVideos: of(totals.videos, 'videos'),
    avgWatchTime: figure(secondsPerView({ seconds, views: totals.views }), secondsPerView(previous30), secondsPerView(last30)),
    engagement: engagementOf(totals),
  }
}
