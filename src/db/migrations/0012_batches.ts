import { type Kysely, sql } from 'kysely'

/**
 * What one request cannot wait for: telling the many followers of a channel, and indexing again the many contents that a name stands in.
 * It is written down here with the change that asks for it, and the worker does it in batches (worker/backlog.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...followers, ...due, ...callers]) await sql.raw(statement).execute(db)
}

const followers = [
  // In the order of the followers; serves whatever the narrower one of 0003 did.
  `create index follows_to_tell on follows (followed_uuid, follower_uuid) where notify`,
  `drop index follows_notified`,
  // The followers up to `after_uuid` have been told; whoever follows since then is not meant.
  `create table followers_to_tell (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    after_uuid uuid not null,
    since timestamptz not null default clock_timestamp()
  )`,
  // Those who were not told yet are not told of what is withdrawn meanwhile, even when it comes back: nor are those who were.
  `create or replace function withdraw_notifications() returns trigger language plpgsql as $$
    begin
      delete from followers_to_tell where content_uuid = new.uuid;
      delete from notifications using channels
        where notifications.content_uuid = new.uuid and channels.uuid = new.channel_uuid
          and notifications.user_uuid <> channels.creator_uuid;
      return null;
    end $$`,
]

/** As many contents as one request may index again: about half a second. */
const atOnce = 300

// No foreign key: a deletion would lock its content and then the row here, as a change of a hashtag does while it holds the hashtag.
const due = [
  `create table search_due (content_uuid uuid primary key)`,
  // A row that is there already is written again, so that whoever works it off waits for this transaction and sees what it changed.
  `create function refresh_search_later(uuids uuid[]) returns void language sql as $$
    insert into search_due select uuid from contents where uuid = any (uuids) order by uuid
      on conflict (content_uuid) do update set content_uuid = excluded.content_uuid $$`,
  // For those who hold what comes after contents in the order of locks (a hashtag): they never wait for a content. Those that
  // somebody else is changing come later, and so do all when they are many. What is due is written before words are counted.
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
  // Contents first, as everybody does; then only what is still due, and is no longer being asked for.
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
