import { type Kysely, sql } from 'kysely'

/** Who may register: the rules that administrators choose, invitations, and requests that wait for their approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table registration_settings (
    is_only boolean primary key default true check (is_only),
    uuid uuid not null default gen_random_uuid(),
    mode text not null check (mode in ('open', 'invitation', 'approval', 'closed')),
    question text not null,
    answers text[] not null,
    blocked_domains text[] not null,
    terms text not null,
    updated_at timestamptz not null default clock_timestamp()
  )`,
  `create table invitations (
    uuid uuid primary key default gen_random_uuid(),
    token_hash text not null unique,
    note text not null,
    places integer not null check (places > 0),
    used integer not null default 0 check (used between 0 and places),
    created_by uuid references users (uuid) on delete set null,
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null
  )`,
  `create index invitations_order on invitations (created_at desc, uuid desc)`,
  `create index invitations_creator on invitations (created_by)`,
  `create table registration_requests (
    uuid uuid primary key default gen_random_uuid(),
    username text not null,
    firstname text not null,
    lastname text not null,
    email text not null,
    password_hash text not null,
    reason text not null,
    terms_accepted_at timestamptz,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create unique index registration_requests_username on registration_requests (lower(username))`,
  `create unique index registration_requests_email on registration_requests (lower(email))`,
  `create index registration_requests_order on registration_requests (created_at, uuid)`,
  `alter table users add column terms_accepted_at timestamptz`,
]
