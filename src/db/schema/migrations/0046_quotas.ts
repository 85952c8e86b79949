import { type Kysely, sql } from 'kysely'

/** How many bytes of videos people may keep and send per day: by role, with exceptions for single people. No row: no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table role_quotas (
    role_uuid uuid primary key references roles (uuid) on delete cascade,
    total_bytes int8 check (total_bytes >= 0),
    daily_bytes int8 check (daily_bytes >= 0)
  )`,
  `create table user_quotas (
    user_uuid uuid primary key references users (uuid) on delete cascade,
    total_choice text not null check (total_choice in ('role', 'unlimited', 'bytes')),
    total_bytes int8 check (total_bytes >= 0),
    daily_choice text not null check (daily_choice in ('role', 'unlimited', 'bytes')),
    daily_bytes int8 check (daily_bytes >= 0),
    check ((total_choice = 'bytes') = (total_bytes is not null)),
    check ((daily_choice = 'bytes') = (daily_bytes is not null))
  )`,
  // Outlives the video: deleting it does not give back what was sent within a day.
  `create table upload_receipts (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    bytes int8 not null,
    received_at timestamptz not null default clock_timestamp()
  )`,
  `create index upload_receipts_user on upload_receipts (user_uuid, received_at)`,
  `create index upload_receipts_age on upload_receipts (received_at)`,
  `alter table media add column original_bytes int8`,
  `create index media_unmeasured on media (content_uuid) where original_key is not null and original_bytes is null`,
  // Of a form with a video: what its person's quota is charged while it arrives, and for which content.
  `alter table uploads_in_flight add column content_uuid uuid, add column quota_bytes int8`,
]
