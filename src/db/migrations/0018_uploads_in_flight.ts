import { type Kysely, sql } from 'kysely'

/**
 * The uploads that people are sending, so that several processes bound them together. Unlogged: after a crash of the database none of
 * them goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table uploads_in_flight (
    uuid uuid primary key,
    user_uuid uuid not null references users on delete cascade,
    bytes int8 not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index uploads_in_flight_user on uploads_in_flight (user_uuid)`.execute(db)
}
