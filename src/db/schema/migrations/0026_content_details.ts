import { type Kysely, sql } from 'kysely'

/** What a creator says of a video beside its texts, and when it becomes public by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contents
    add column category text,
    add column language text,
    add column licence text,
    add column comments_open boolean not null default true,
    add column publish_at timestamptz,
    add column publish_when_ready boolean not null default false`,
  // Not valid: true for all rows, which have the defaults, so they need not be read.
  `alter table contents add constraint contents_scheduled_private
    check (statuts = 'private' or (publish_at is null and not publish_when_ready)) not valid`,
  `create index contents_scheduled on contents (publish_at) where publish_at is not null or publish_when_ready`,
]
