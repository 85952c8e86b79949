import type { ColumnType, Generated } from 'kysely'
import type { CountedSource } from '../../shared/viewSources.ts'

/** Set by the database when absent, never changed. */
type CreatedAt = ColumnType<Date, Date | undefined, never>
type Timestamp = ColumnType<Date, Date | undefined, Date>

export type ViewsTable = {
  uuid: Generated<string>
  user_uuid: string
  content_uuid: string
  created_at: CreatedAt
  /** the server's time at the last play, which the view count checks */
  started_at: Timestamp
  /** the server's time at the last playback report of that play */
  reported_at: Date | null
  /** seconds of the video accepted as watched since started_at */
  watched: Generated<number>
  /** of that play */
  source: Generated<CountedSource>
}

/** Seconds of a content watched on a day, by everybody together. */
export type ContentWatchTable = { content_uuid: string; day: Generated<string>; seconds: number; reports: Generated<number> }

/** How often each hundredth of a content was watched, summed over the plays of the version that plays since `since`. */
export type RetentionTable = { content_uuid: string; since: Date; plays: number; times: number[] }

/** The views that count: one per user, content and day. */
export type CountedViewsTable = {
  user_uuid: string
  content_uuid: string
  day: ColumnType<string, string | undefined, never>
  created_at: CreatedAt
  source: Generated<CountedSource>
}
