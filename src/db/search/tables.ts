import type { Generated, GeneratedAlways } from 'kysely'

/**
 * A word as written, in how many public contents and channels it occurs, and in how many contents people only say it; maintained by triggers
 * (see migrations 0005 and 0031).
 */
export type WordsTable = { shown: string; word: string; lexeme: string | null; documents: number; spoken: number }

/** The searchable data of the listed contents. Maintained by triggers; other contents have no row. */
export type ContentSearchTable = {
  content_uuid: string
  created_at: Date
  title_key: string
  vector: string
  words: string[]
  channel_uuid: string
  /** of content_rank, updated in steps of a twentieth */
  score: number
  /** four steps are 1 of the score */
  score_step: Generated<number>
  /** see PopularityBucketsTable, which a trigger reads; 0 below all buckets */
  bucket: Generated<number>
  /** what it can be filtered by: `duration:short`, `category:music`, `language:fr`, `captions` (see migration 0034) */
  facets: Generated<string[]>
}

/** The score_step from which a content belongs to a bucket. Updated every hour; a trigger places the rows that change in between. */
export type PopularityBucketsTable = { bucket: number; score_step: number }

export type ChannelSearchTable = { channel_uuid: string; name_key: string; vector: string; words: string[]; followers_count: number }

/** The searchable data of the public playlists. Maintained by triggers; private ones have no row. */
export type PlaylistSearchTable = { playlist_uuid: string; name_key: string; vector: string; words: string[] }

/** Some seconds of captions, in plain text. `second`: of the version that plays. */
export type TranscriptPassagesTable = {
  content_uuid: string
  language: string
  place: number
  second: number
  text: string
  vector: GeneratedAlways<string>
}

/** The words of all passages of a content, listed or not. */
export type TranscriptsTable = { content_uuid: string; vector: string; words: string[] }

/** The listed contents with a transcript: its words and those of the texts in `vector`, in `words` those that only the transcript has. */
export type TranscriptSearchTable = TranscriptsTable
