import { type Kysely, sql } from 'kysely'

/** Notifications, their unread count, and the indexes that lists of follows need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const follows = [
  `create index follows_follower_recent on follows (follower_uuid, created_at desc, uuid desc)`,
  `create index follows_notified on follows (followed_uuid) where notify`,
]

const tables = [
  `create table notifications (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    kind text not null check (kind in ('newContent', 'comment', 'reply', 'follow', 'commentHearted')),
    content_uuid uuid references contents (uuid) on delete cascade,
    comment_uuid uuid references comments (uuid) on delete cascade,
    channel_uuid uuid references channels (uuid) on delete cascade,
    actor_uuid uuid references users (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  `create index notifications_recent on notifications (user_uuid, created_at desc, uuid desc)`,
  `create index notifications_unread on notifications (user_uuid, created_at desc, uuid desc) where read_at is null`,
  `create index notifications_read on notifications (read_at) where read_at is not null`,
  `create index notifications_content on notifications (content_uuid) where content_uuid is not null`,
  `create index notifications_channel on notifications (channel_uuid) where channel_uuid is not null`,
  `create index notifications_actor on notifications (actor_uuid) where actor_uuid is not null`,
  // A comment notifies each user once per kind, and so does its heart; a follower who unfollows and follows again notifies once.
  `create unique index notifications_comment on notifications (comment_uuid, user_uuid, kind) where comment_uuid is not null`,
  `create unique index notifications_follow on notifications (user_uuid, actor_uuid) where kind = 'follow'`,
  // A narrow table, because it changes with each notification.
  `create table unread_notifications (
    user_uuid uuid primary key references users (uuid) on delete cascade,
    unread integer not null
  )`,
  // A content's followers are notified once, however often it is converted, hidden and shown. Contents that were watchable before
  // notifications existed are not announced.
  `create table content_announcements (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    created_at timestamptz not null default now()
  )`,
  `insert into content_announcements (content_uuid)
    select contents.uuid from contents join media on media.content_uuid = contents.uuid
    where contents.statuts = 'public' and media.playlist_key is not null`,
]

// Per statement and in the order of the users: two new videos with the same followers must not deadlock.
const unread = [
  `create function gain_unread() returns trigger language plpgsql as $$
    begin
      insert into unread_notifications as counter (user_uuid, unread)
        select user_uuid, count(*)::integer from gained where read_at is null group by user_uuid order by user_uuid
        on conflict (user_uuid) do update set unread = counter.unread + excluded.unread;
      return null;
    end $$`,
  `create function lose_unread() returns trigger language plpgsql as $$
    begin
      perform 1 from unread_notifications where user_uuid in (select user_uuid from lost where read_at is null)
        order by user_uuid for no key update;
      update unread_notifications as counter set unread = counter.unread - losses.n
        from (select user_uuid, count(*)::integer as n from lost where read_at is null group by user_uuid) losses
        where counter.user_uuid = losses.user_uuid;
      return null;
    end $$`,
  `create trigger notifications_made after insert on notifications referencing new table as gained
    for each statement execute function gain_unread()`,
  `create trigger notifications_unread_again after update on notifications referencing new table as gained
    for each statement execute function gain_unread()`,
  `create trigger notifications_read after update on notifications referencing old table as lost
    for each statement execute function lose_unread()`,
  `create trigger notifications_gone after delete on notifications referencing old table as lost
    for each statement execute function lose_unread()`,
]

// When a content or a comment with its replies is no longer public, its notifications and their counts disappear for everybody but the
// content's owner.
const hiding = [
  `create function withdraw_notifications() returns trigger language plpgsql as $$
    begin
      delete from notifications using channels
        where notifications.content_uuid = new.uuid and channels.uuid = new.channel_uuid
          and notifications.user_uuid <> channels.creator_uuid;
      return null;
    end $$`,
  `create trigger contents_withdrawn after update of statuts, hidden_at on contents for each row
    when ((new.statuts = 'private' and old.statuts = 'public') or (new.hidden_at is not null and old.hidden_at is null))
    execute function withdraw_notifications()`,
  `create function withdraw_comment_notifications() returns trigger language plpgsql as $$
    begin
      delete from notifications where comment_uuid = new.uuid
        or comment_uuid in (select uuid from comments where parent_uuid = new.uuid);
      return null;
    end $$`,
  `create trigger comments_withdrawn after update of hidden_at on comments for each row
    when (new.hidden_at is not null and old.hidden_at is null) execute function withdraw_comment_notifications()`,
]

const statements = [...follows, ...tables, ...unread, ...hiding]
