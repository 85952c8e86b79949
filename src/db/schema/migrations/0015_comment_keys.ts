import { type Kysely, sql } from 'kysely'

/** Lets a client send a comment again after a lost response, without creating it twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table comments add column idempotency_key uuid`,
  `create unique index comments_user_key on comments (user_uuid, idempotency_key) where idempotency_key is not null`,
]
