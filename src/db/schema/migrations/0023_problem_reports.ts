import { type Kysely, sql } from 'kysely'

/** Keeps what people report as a problem of the site, with the trace that they have seen and sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The trace is text: `jsonb` refuses the escaped NUL characters that JSON may contain.
  `create table problem_reports (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid references users (uuid) on delete cascade,
    text text not null,
    page text not null,
    trace text not null,
    created_at timestamptz not null default now()
  )`,
  `create index problem_reports_newest on problem_reports (created_at desc, uuid desc)`,
  // For the cascade.
  `create index problem_reports_user on problem_reports (user_uuid) where user_uuid is not null`,
]
