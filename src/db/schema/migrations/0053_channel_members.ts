import { type Kysely, sql } from 'kysely'

/** The people who edit a channel with its owner, and the notification that invites them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table channel_members (
    channel_uuid uuid not null references channels (uuid) on delete cascade,
    user_uuid uuid not null references users (uuid) on delete cascade,
    invited_at timestamptz not null default now(),
    -- null until the person accepts
    accepted_at timestamptz,
    primary key (channel_uuid, user_uuid)
  )`,
  `create index channel_members_user on channel_members (user_uuid)`,
  `alter table notifications drop constraint notifications_kind_check`,
  `alter table notifications add constraint notifications_kind_check
    check (kind in ('newContent', 'comment', 'reply', 'follow', 'commentHearted', 'mention', 'channelInvitation')) not valid`,
  `create unique index notifications_channel_invitation on notifications (channel_uuid, user_uuid) where kind = 'channelInvitation'`,
]
