import { type Kysely, sql } from 'kysely'

/** Records the video files that are sent in parts: what the server has of each survives a closed tab, a lost network and a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table resumable_uploads (
    uuid uuid primary key,
    user_uuid uuid not null references users on delete cascade,
    content_uuid uuid not null references contents on delete cascade,
    bytes int8 not null check (bytes > 0),
    fingerprint text not null,
    accepted_at timestamptz,
    refusal text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  // The same file for the same content is the same upload, until it is accepted or refused.
  `create unique index resumable_uploads_open on resumable_uploads (content_uuid, fingerprint)
    where accepted_at is null and refusal is null`,
  `create index resumable_uploads_content on resumable_uploads (content_uuid)`,
  `create index resumable_uploads_user on resumable_uploads (user_uuid)`,
  `create index resumable_uploads_expiry on resumable_uploads (expires_at)`,
]
