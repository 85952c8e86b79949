import { type Kysely, sql } from 'kysely'

/**
 * Sign-in through providers. Only SHA-256 hashes of secrets are stored, except the code verifier and the nonce: they must be sent again,
 * and live for ten minutes at most.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The session's public id for its owner; it does not authenticate.
  `alter table sessions add column uuid uuid not null default gen_random_uuid()`,
  `create unique index sessions_uuid on sessions (uuid)`,
  `create index sessions_user_recent on sessions (user_uuid, created_at desc, uuid desc)`,
  `drop index sessions_user`,
  // A subject is only unique within its issuer, which the operator may change.
  `create table identities (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    provider text not null,
    issuer text not null,
    subject text not null,
    email text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    constraint identities_subject unique (provider, issuer, subject)
  )`,
  `create index identities_user on identities (user_uuid)`,
  // From the redirect to the provider until the return: single use, for one browser.
  `create table sign_in_attempts (
    state_hash text primary key,
    browser_hash text not null,
    provider text not null,
    code_verifier text not null,
    nonce text not null,
    expires_at timestamptz not null
  )`,
  `create index sign_in_attempts_expiry on sign_in_attempts (expires_at)`,
  // From the return until the session is created.
  `create table sign_in_codes (
    code_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index sign_in_codes_user on sign_in_codes (user_uuid)`,
  `create index sign_in_codes_expiry on sign_in_codes (expires_at)`,
  // An identity that waits until the owner of the account with its e-mail has confirmed it.
  `create table identity_links (
    code_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    provider text not null,
    issuer text not null,
    subject text not null,
    email text not null,
    expires_at timestamptz not null
  )`,
  `create index identity_links_user on identity_links (user_uuid)`,
  `create index identity_links_expiry on identity_links (expires_at)`,
]
