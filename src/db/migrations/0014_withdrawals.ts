import { type Kysely, sql } from 'kysely'

/**
 * Withdrawing a content whose many followers were told of it is one row here, whoever reads notifications looks at it, and the worker
 * deletes what it names in batches (worker/backlog.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...withdrawals, hashtagsFirst]) await sql.raw(statement).execute(db)
}

const withdrawals = [
  // The notifications about the content that were there by then are gone in the eyes of everybody but its owner. One row for each time
  // that it was withdrawn: who withdraws it again does not wait for the batch under way. No foreign key: see search_due in 0012.
  `create table notifications_to_withdraw (
    content_uuid uuid not null,
    owner_uuid uuid not null,
    until timestamptz not null default clock_timestamp(),
    primary key (content_uuid, until)
  )`,
  // Finds what somebody has of a withdrawn content among the notifications of all who were told.
  `create index notifications_content_user on notifications (content_uuid, user_uuid) where content_uuid is not null`,
  `drop index notifications_content`,
  `create or replace function withdraw_notifications() returns trigger language plpgsql as $$
    begin
      delete from followers_to_tell where content_uuid = new.uuid;
      insert into notifications_to_withdraw (content_uuid, owner_uuid)
        select new.uuid, creator_uuid from channels where uuid = new.channel_uuid
          and exists (select from notifications where content_uuid = new.uuid and user_uuid <> channels.creator_uuid)
        on conflict do nothing;
      return null;
    end $$`,
]

// The hashtags of a content that is deleted before its links to them, as whoever deletes a hashtag locks both (see migration 0002).
const hashtagsFirst = `create or replace function count_hidden_content() returns trigger language plpgsql as $$
    begin
      perform 1 from hashtags where uuid in (select hashtag_uuid from content_hashtags where content_uuid = old.uuid)
        order by uuid for no key update;
      if tg_op = 'DELETE' then
        delete from content_hashtags where content_uuid = old.uuid;
        return old;
      end if;
      update hashtags set content_count = content_count + case when new.statuts = 'public' and new.hidden_at is null then 1 else -1 end
        where uuid in (select hashtag_uuid from content_hashtags where content_uuid = new.uuid);
      return new;
    end $$`
