import { type Kysely, sql } from 'kysely'

/** Accounts that administrators have closed for a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table users add column suspended_at timestamptz`).execute(db)
}
