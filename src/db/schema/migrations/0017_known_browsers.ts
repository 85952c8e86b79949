import { type Kysely, sql } from 'kysely'

/** Browsers that have signed in to an account before. Only a hash of each one's cookie is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table known_browsers (
    token_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index known_browsers_user on known_browsers (user_uuid, created_at desc)`,
  `create index known_browsers_expiry on known_browsers (expires_at)`,
]
