import { type Kysely, sql } from 'kysely'

/** Lets a client request a playlist again after a lost response, without creating it twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table playlists add column idempotency_key uuid`,
  `create unique index playlists_user_key on playlists (user_uuid, idempotency_key) where idempotency_key is not null`,
]
