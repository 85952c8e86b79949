import { type Kysely, sql } from 'kysely'

/** Second factors: codes of an application, passkeys, recovery codes, and sign-ins that wait for one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table code_generators (
    user_uuid uuid primary key references users (uuid) on delete cascade,
    sealed_secret text not null,
    last_step bigint not null default 0,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz
  )`,
  `create table passkeys (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    constraint passkeys_credential unique (credential_id)
  )`,
  `create index passkeys_user on passkeys (user_uuid, created_at)`,
  `create table passkey_challenges (
    challenge_hash text primary key,
    user_uuid uuid references users (uuid) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_expiry on passkey_challenges (expires_at)`,
  `create index passkey_challenges_user on passkey_challenges (user_uuid)`,
  `create table recovery_codes (
    user_uuid uuid not null references users (uuid) on delete cascade,
    code_hash text not null,
    created_at timestamptz not null default now(),
    primary key (user_uuid, code_hash)
  )`,
  `create table pending_sign_ins (
    token_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    password_digest text not null,
    link_hash text,
    expires_at timestamptz not null
  )`,
  `create index pending_sign_ins_user on pending_sign_ins (user_uuid)`,
  `create index pending_sign_ins_expiry on pending_sign_ins (expires_at)`,
]
