import { type Kysely, sql } from 'kysely'

/** The chapters that an uploaded file names: `[{start, title}]`, null for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column chapters jsonb`.execute(db)
}
