import type { ColumnType } from 'kysely'
import type { CountedSource } from '../../shared/viewSources.ts'

/** A counter that only triggers write. */
type Counter = ColumnType<number, never, never>

/**
 * A channel's sums over its contents: all of them, the playable ones (`videos`), and those that everybody sees (see migrations 0006 and
 * 0020).
 */
export type ChannelTotalsTable = {
  channel_uuid: string
  contents: Counter
  videos: Counter
  views: Counter
  likes: Counter
  comments: Counter
  /** watch time */
  seconds: Counter
  listed_videos: Counter
  listed_views: Counter
  listed_likes: Counter
  listed_comments: Counter
}

/** A channel's figures of a day: its views, and what was created that day and still exists. */
export type ChannelDaysTable = {
  channel_uuid: string
  day: ColumnType<string, never, never>
  views: Counter
  likes: Counter
  comments: Counter
  follows: Counter
  videos: Counter
  seconds: Counter
}

/** The views of a channel's day by where they come from: together those of channel_days. */
export type ChannelDaySourcesTable = { channel_uuid: string; day: ColumnType<string, never, never>; source: CountedSource; views: Counter }

/** The views of a content by day. */
export type ContentDaysTable = { content_uuid: string; day: ColumnType<string, never, never>; views: Counter }
