import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/** Comments that wait for validation: they count nowhere, like hidden ones (see migration 0002), and notify nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...counting]) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const columns = [
  // answered_uuid: whom the publication notifies, besides the author of the conversation.
  `alter table comments
    add column held_for text check (held_for in ('newAccount', 'channel', 'watchedWord')),
    add column answered_uuid uuid references comments (uuid) on delete set null,
    drop constraint comments_pinned_top,
    add constraint comments_pinned_top check (not pinned or (parent_uuid is null and hidden_at is null and held_for is null))`,
  `create index comments_held on comments (created_at, uuid) where held_for is not null`,
  `create index comments_answered on comments (answered_uuid) where answered_uuid is not null`,
  `alter table users add column comment_approved_at timestamptz`,
  `alter table registration_settings add column hold_new_accounts boolean not null default false`,
]

const counting = [
  `create or replace function count_comment() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.hidden_at is null and old.held_for is null then 1 + old.replies_count else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.hidden_at is null and new.held_for is null then 1 + new.replies_count else 0 end;
      parent uuid := coalesce(new.parent_uuid, old.parent_uuid);
    begin
      if before = after then
        return null;
      elsif parent is null then
        update contents set comments_count = comments_count + after - before where uuid = coalesce(new.content_uuid, old.content_uuid);
      else
        update comments set replies_count = replies_count + after - before where uuid = parent;
      end if;
      return null;
    end $$`,
  `drop trigger comments_recount on comments`,
  `create trigger comments_recount after update of hidden_at, held_for, replies_count on comments
    for each row execute function count_comment()`,
  `create or replace function add_comment_to_day() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.hidden_at is null and old.held_for is null then 1 else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.hidden_at is null and new.held_for is null then 1 else 0 end;
    begin
      if before <> after then
        perform add_to_day(channel_of(coalesce(new.content_uuid, old.content_uuid)), coalesce(new.created_at, old.created_at)::date,
          more_comments => after - before);
      end if;
      return null;
    end $$`,
  `drop trigger comments_days on comments`,
  `create trigger comments_days after insert or update of hidden_at, held_for or delete on comments
    for each row execute function add_comment_to_day()`,
  `drop trigger comments_retracted on comments`,
  `create trigger comments_retracted after update of hidden_at, held_for on comments for each row
    when ((new.hidden_at is not null and old.hidden_at is null) or (new.held_for is not null and old.held_for is null))
    execute function retract_comment_notifications()`,
]
