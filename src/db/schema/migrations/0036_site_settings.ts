import { type Kysely, sql } from 'kysely'

/** The name and the accent that administrators have chosen for the site: one row, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The key has one possible value. The uuid is what the audit log refers to.
  await sql
    .raw(
      `create table public.site_settings (
        is_only boolean primary key default true check (is_only),
        uuid uuid not null default gen_random_uuid(),
        name text not null,
        accent text not null,
        updated_at timestamptz not null default clock_timestamp()
      )`,
    )
    .execute(db)
}
