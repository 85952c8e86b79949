import type { Generated } from 'kysely'

/** A word as written, and in how many public contents and channels it occurs; maintained by triggers (see migration 0005). */
export type WordsTable = { shown: string; word: string; lexeme: string | null; documents: number }

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
}

/** The score_step from which a content belongs to a bucket. Updated every hour; a trigger places the rows that change in between. */
export type PopularityBucketsTable = { bucket: number; score_step: number }

export type ChannelSearchTable = { channel_uuid: string; name_key: string; vector: string; words: string[]; followers_count: number }
