import type { Generated } from 'kysely'

/** A word as it is written, and in how many public contents and channels it stands; kept by triggers (see migration 0005). */
export type WordsTable = { shown: string; word: string; lexeme: string | null; documents: number }

/** What can be found of a content that everybody may come across; kept by triggers, nothing else has a row. */
export type ContentSearchTable = {
  content_uuid: string
  created_at: Date
  title_key: string
  vector: string
  words: string[]
  channel_uuid: string
  /** of content_rank, up to a twentieth */
  score: number
  /** four of them are one of the score */
  score_step: Generated<number>
  /** see PopularityTiersTable, which a trigger reads; 0 below */
  tier: Generated<number>
}

/** From which score_step on a content is of a tier; moved every hour, a trigger places what changes between. */
export type PopularityTiersTable = { tier: number; score_step: number }

/** The same of a channel. */
export type ChannelSearchTable = { channel_uuid: string; name_key: string; vector: string; words: string[]; followers_count: number }
