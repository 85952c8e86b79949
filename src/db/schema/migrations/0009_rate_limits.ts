import { type Kysely, sql } from 'kysely'

/** Attempts that several processes count together. Unlogged: the counts are lost in a crash, which does no harm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table rate_limits (
    key text primary key,
    attempts integer not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index rate_limits_expiry on rate_limits (expires_at)`.execute(db)
}
