import { type Kysely, sql } from 'kysely'

/** The people whom comments name, and the notification that tells them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // By the account, so that the link outlasts another username; the name is as the text has it.
  `create table comment_mentions (
    comment_uuid uuid not null references comments (uuid) on delete cascade,
    user_uuid uuid not null references users (uuid) on delete cascade,
    name text not null,
    -- False once the text names the person no more: the row remains, so that nobody is told twice.
    is_named boolean not null default true,
    notified_at timestamptz,
    primary key (comment_uuid, user_uuid)
  )`,
  `create index comment_mentions_user on comment_mentions (user_uuid)`,
  `alter table notifications drop constraint notifications_kind_check`,
  `alter table notifications add constraint notifications_kind_check
    check (kind in ('newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention')) not valid`,
]
