import { type Kysely, sql } from 'kysely'

/** Channels that a user mutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mutes (
    user_uuid uuid not null references users (uuid) on delete cascade,
    channel_uuid uuid not null references channels (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (user_uuid, channel_uuid)
  )`,
  `create index mutes_channel on mutes (channel_uuid)`,
]
