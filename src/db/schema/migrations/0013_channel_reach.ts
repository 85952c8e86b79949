import { type Kysely, sql } from 'kysely'

/** Lets a search of a word that many channels contain read the most followed channels first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Steps, not the count itself: one follower more changes no index.
  `alter table channel_search add column reach smallint not null
    generated always as (case when followers_count >= 1000 then 2 when followers_count >= 100 then 1 else 0 end) stored`,
  `create index channel_search_vector_2 on channel_search using gin (vector) with (fastupdate = off) where reach = 2`,
  `create index channel_search_vector_1 on channel_search using gin (vector) with (fastupdate = off) where reach = 1`,
  `analyze channel_search`,
]
