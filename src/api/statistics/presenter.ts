import type { ChannelRow } from '../../db/channels.ts'
import type { ContentRow } from '../../db/contentRows.ts'
import type { Totals } from '../../db/contents.ts'
import type { ChannelStatistics, VideoStatistics } from '../../shared/entities/activity.ts'

export function presentVideoStatistics(row: ContentRow): VideoStatistics {
  return { viewsCount: row.views_count, commentsCount: row.comments_count, likesCount: row.likes_count }
}

export function presentChannelStatistics(row: ChannelRow, totals: Totals): ChannelStatistics {
  return {
    totalFollowers: row.followers_count,
    totalVideos: totals.videos,
    totalViews: totals.views,
    totalLikes: totals.likes,
    totalComments: totals.comments,
  }
}
