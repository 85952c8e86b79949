import { type Kysely, sql } from 'kysely'

/**
 * Withdrawing a content with many notified followers writes one row here. Queries of notifications check it, and the worker deletes the
 * notifications in batches (worker/deferredTasks.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...withdrawals, hashtagsFirst]) await sql.raw(statement).execute(db)
}

const withdrawals = [
  // The content's notifications up to `until` are hidden from everybody but its owner. One row per withdrawal: withdrawing it again does
  // not wait for the running batch. No foreign key: see search_due in 0012.
  `create table notifications_to_withdraw (
    content_uuid uuid not null,
    owner_uuid uuid not null,
    until timestamptz not null default clock_timestamp(),
    primary key (content_uuid, until)
  )`,
  // Finds a user's notifications about a withdrawn content among those of all recipients.
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

// Locks the hashtags of a deleted content before its links to them, in the same order as deleting a hashtag does (see migration 0002).
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
