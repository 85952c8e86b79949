import { type Kysely, sql } from 'kysely'

/** What people want to be notified of, on the site and by mail, and when their next digest is due. No row: on the site of all, by no mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table notification_choices (
    user_uuid uuid primary key references users (uuid) on delete cascade,
    off_on_site text[] not null default '{}',
    off_by_mail text[] not null default '{}',
    digest text not null default 'never',
    digest_due_at timestamptz,
    digested_until timestamptz,
    constraint notification_choices_digest check (
      (digest = 'never') = (digest_due_at is null) and (digest = 'never' or digested_until is not null))
  )`,
  `create index notification_choices_due on notification_choices (digest_due_at) where digest_due_at is not null`,
]
