import { type Kysely, sql } from 'kysely'

/**
 * Work that is too long for one request: notifying the many followers of a channel, and reindexing the many contents that contain a name.
 * It is stored together with the change that causes it, and the worker does it in batches (worker/deferredTasks.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...followers, ...due, ...callers]) await sql.raw(statement).execute(db)
}

const followers = [
  // In the order of the followers; replaces the narrower index of 0003.
  `create index follows_to_tell on follows (followed_uuid, follower_uuid) where notify`,
  `drop index follows_notified`,
  // The followers up to `after_uuid` were notified. Those who followed after `since` are not.
  `create table followers_to_tell (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    after_uuid uuid not null,
    since timestamptz not null default clock_timestamp()
  )`,
  // Followers who were not notified yet are not notified of a content that is withdrawn meanwhile, even when it becomes public again; the
  // others' notifications are deleted as well.
  `create or replace function withdraw_notifications() returns trigger language plpgsql as $$
    begin
      delete from followers_to_tell where content_uuid = new.uuid;
      delete from notifications using channels
        where notifications.content_uuid = new.uuid and channels.uuid = new.channel_uuid
          and notifications.user_uuid <> channels.creator_uuid;
      return null;
    end $$`,
]

/** How many contents one request may reindex: about half a second. */
const atOnce = 300

// No foreign key: a deletion would lock its content and then the row here, while a change of a hashtag does so while it holds the hashtag.
const due = [
  `create table search_due (content_uuid uuid primary key)`,
  // An existing row is written again, so that the worker that processes it waits for this transaction and sees its changes.
  `create function refresh_search_later(uuids uuid[]) returns void language sql as $$
    insert into search_due select uuid from contents where uuid = any (uuids) order by uuid
      on conflict (content_uuid) do update set content_uuid = excluded.content_uuid $$`,
  // For callers that hold a lock that comes after contents in the lock order (a hashtag): they must never wait for a content. Contents that
  // another transaction has locked are deferred, and so are all when they are many. Deferred rows are written before words are counted.
  `create function refresh_search_soon(uuids uuid[]) returns void language plpgsql as $$
    declare
      free uuid[];
    begin
      if cardinality(uuids) > ${atOnce} then
        perform refresh_search_later(uuids);
        return;
      end if;
      free := array(select uuid from contents where uuid = any (uuids) order by uuid for no key update skip locked);
      if cardinality(free) < cardinality(uuids) then
        perform refresh_search_later(array(select unnest(uuids) except select unnest(free)));
      end if;
      perform refresh_search(free);
    end $$`,
  // Contents first, in the lock order; then the due rows, deleted only once no transaction still requests them.
  `create function refresh_due_search(most integer) returns integer language plpgsql as $$
    declare
      picked uuid[] := array(select content_uuid from search_due order by content_uuid limit most);
    begin
      perform 1 from contents where uuid = any (picked) order by uuid for no key update;
      perform 1 from search_due where content_uuid = any (picked) order by content_uuid for update;
      delete from search_due where content_uuid = any (picked);
      perform refresh_search(picked);
      return cardinality(picked);
    end $$`,
]

const callers = [
  `create or replace function refresh_linked_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search_soon(array(select distinct content_uuid from changed_links));
      return null;
    end $$`,
  `create or replace function refresh_hashtag_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search_soon(array(select content_uuid from content_hashtags where hashtag_uuid = new.uuid));
      return null;
    end $$`,
  // The contents first: words are locked last.
  `create or replace function refresh_channel_search() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.name <> new.name then
        perform refresh_search_soon(array(select uuid from contents where channel_uuid = new.uuid));
      end if;
      insert into channel_search select * from searchable_channels where channel_uuid = new.uuid
        on conflict (channel_uuid) do update
          set name_key = excluded.name_key, vector = excluded.vector, words = excluded.words;
      return null;
    end $$`,
]
