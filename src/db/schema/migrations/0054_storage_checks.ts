import { type Kysely, sql } from 'kysely'

/** The last comparison of the storage with the database, and what it has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `files`, `bytes`: of what was looked at. `unknown_names`: entries that the site did not name.
  `create table storage_checks (
    uuid uuid primary key default gen_random_uuid(),
    is_only boolean not null default true unique check (is_only),
    requested_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    files int8 not null default 0,
    bytes int8 not null default 0,
    orphans int8 not null default 0,
    orphan_files int8 not null default 0,
    orphan_bytes int8 not null default 0,
    missing int8 not null default 0,
    unknown_names int8 not null default 0,
    deletion_requested_at timestamptz,
    deletion_finished_at timestamptz
  )`,
  // `key`: of a file, or of a folder that is written as a whole. `outcome`: of the deletion of an orphan, null before.
  `create table storage_findings (
    uuid uuid primary key default gen_random_uuid(),
    check_uuid uuid not null references storage_checks on delete cascade,
    kind text not null check (kind in ('orphan', 'missing')),
    key text not null,
    files int8 not null,
    bytes int8 not null,
    outcome text check (outcome in ('deleted', 'kept', 'gone', 'failed')),
    unique (check_uuid, kind, key)
  )`,
  `create index storage_findings_listed on storage_findings (kind, bytes desc, uuid desc)`,
]
