import type { ColumnType, Generated } from 'kysely'
import type { Chapter } from '../../shared/chapters.ts'
import type { MediaState, Rendition } from '../../shared/entities/media.ts'
import type { MediaFailureCode } from '../../shared/mediaFailures.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Json<Value> = ColumnType<Value, string, string>

/** One row per content, created with it: the state of its media. Narrow, because the worker writes it often. */
export type MediaTable = {
  content_uuid: string
  state: Generated<Exclude<MediaState, 'arriving'>>
  /** when a file was last reported as arriving (see migration 0020) */
  arriving_at: Date | null
  /** 0–100 over the whole pipeline */
  progress: Generated<number>
  failure: MediaFailureCode | null
  /** where a DAMAGED file cannot be read, in seconds from the start; null when that is unknown */
  failure_at: number | null
  /** the last error of a failed conversion, for administrators; null when the code says all */
  failure_reason: string | null
  /** storage key of the uploaded file */
  original_key: string | null
  /** its size; null for one that was received before migration 0046, until the housekeeping has measured it */
  original_bytes: number | null
  /** random, new for each accepted upload: a job with another one is stale */
  upload_uuid: string | null
  /** seconds, 0 until probed */
  duration: Generated<number>
  /** of the whole uploaded file, in seconds; null until probed */
  source_duration: number | null
  /** the part of the uploaded file that is to be shown, in seconds from its start; both null for all of it */
  trim_start: number | null
  trim_end: number | null
  /** where in the uploaded file the version begins that plays now, in seconds */
  playing_from: Generated<number>
  /** when that version began to play; a trigger sets it */
  playing_since: ColumnType<Date, never, never>
  width: number | null
  height: number | null
  /** those that the uploaded file names; null for none */
  chapters: ColumnType<Chapter[] | null, string | null, string | null>
  /** storage key of the master playlist that is currently served; `youtube/` and its id for a video that YouTube plays */
  playlist_key: string | null
  renditions: Json<Rendition[]>
  /** what the files of the version `measured_key` take; both null until the housekeeping has measured one */
  renditions_bytes: ColumnType<number | null, never, number | null>
  measured_key: ColumnType<string | null, never, string | null>
  /** the creator's own thumbnail; without it, the worker's poster is used */
  thumbnail_key: string | null
  poster_key: string | null
  storyboard_key: string | null
  updated_at: Timestamp
}
