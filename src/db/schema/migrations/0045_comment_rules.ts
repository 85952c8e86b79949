import { type Kysely, sql } from 'kysely'

/** What the owner of a channel chooses about the comments of others, and who may not comment there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table channels
    add column comments_mode text not null default 'open' check (comments_mode in ('open', 'held', 'closed')),
    add column watched_words text[] not null default '{}'`,
  `create table blocked_commenters (
    channel_uuid uuid not null references channels (uuid) on delete cascade,
    user_uuid uuid not null references users (uuid) on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    primary key (channel_uuid, user_uuid)
  )`,
  `create index blocked_commenters_order on blocked_commenters (channel_uuid, created_at desc, user_uuid desc)`,
  `create index blocked_commenters_user on blocked_commenters (user_uuid)`,
]
