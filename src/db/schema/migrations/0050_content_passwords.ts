import { type Kysely, sql } from 'kysely'

/** Private videos that open with a password, and who has opened them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contents drop constraint contents_audience`,
  `alter table contents add constraint contents_audience check (audience in ('link', 'members', 'people', 'password')) not valid`,
  // Apart from contents, so that no query of contents reads it.
  `create table content_passwords (content_uuid uuid primary key references contents (uuid) on delete cascade, hash text not null)`,
  `create table content_unlocks (
    content_uuid uuid not null references contents (uuid) on delete cascade,
    user_uuid uuid references users (uuid) on delete cascade,
    token_hash text,
    expires_at timestamptz not null,
    constraint content_unlocks_holder check (num_nonnulls(user_uuid, token_hash) = 1),
    constraint content_unlocks_user unique (content_uuid, user_uuid),
    constraint content_unlocks_token unique (content_uuid, token_hash)
  )`,
  `create index content_unlocks_users on content_unlocks (user_uuid)`,
  `create index content_unlocks_tokens on content_unlocks (token_hash)`,
  `create index content_unlocks_expiry on content_unlocks (expires_at)`,
  // Whoever could open it before must not keep its addresses. Only «link» takes in everybody, and «members» all named people.
  `drop trigger contents_narrowed on contents`,
  `create trigger contents_narrowed after update of audience on contents for each row
    when (old.audience <> new.audience and new.statuts = 'private' and new.audience <> 'link'
      and not (old.audience = 'people' and new.audience = 'members'))
    execute function ask_for_new_names()`,
  `create function end_unlocks() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from content_unlocks where content_uuid = new.uuid;
      return null;
    end $$`,
  `create trigger contents_relocked after update of audience on contents for each row
    when (old.audience = 'password' and new.audience <> 'password') execute function end_unlocks()`,
]
