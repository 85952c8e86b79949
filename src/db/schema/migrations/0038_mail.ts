import { type Kysely, sql } from 'kysely'

/** Links that mails carry, of which only hashes are stored, and whether an account's address is proven. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table users add column email_verified_at timestamptz`,
  `create table mail_links (
    token_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    purpose text not null,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index mail_links_user on mail_links (user_uuid, purpose, created_at desc)`,
  `create index mail_links_expiry on mail_links (expires_at)`,
]
