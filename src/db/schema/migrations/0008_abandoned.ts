import { type Kysely, sql } from 'kysely'

/** An index of the few contents that await their file: the cleanup finds the old ones without reading the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index media_awaiting on media (updated_at) where state = 'awaitingFile'`.execute(db)
}
