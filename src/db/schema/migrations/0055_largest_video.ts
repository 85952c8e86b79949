import { type Kysely, sql } from 'kysely'

/** The largest video file that may be sent. Null: what the software takes at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_settings add column largest_video_bytes int8 check (largest_video_bytes > 0)`.execute(db)
}
