import { type Kysely, sql } from 'kysely'

/** Replies, likes, pin and heart of comments; hiding by moderators; reports; the log of administrative acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...comments, ...hidden, ...reports, ...audit]) await sql.raw(statement).execute(db)
}

const comments = [
  // popularity: by likes, then the newest; a day weighs less than a millionth of a like. One number, because a cursor contains one.
  `alter table comments
    add column parent_uuid uuid references comments (uuid) on delete cascade,
    add column updated_at timestamptz,
    add column hidden_at timestamptz,
    add column pinned boolean not null default false,
    add column hearted boolean not null default false,
    add column likes_count integer not null default 0,
    add column replies_count integer not null default 0,
    add column popularity double precision not null
      generated always as (likes_count + extract(epoch from created_at - timestamptz '2020-01-01 00:00:00+00')::float8 / 1e11) stored,
    add constraint comments_pinned_top check (not pinned or (parent_uuid is null and hidden_at is null))`,
  `drop index comments_content`,
  `create index comments_content on comments (content_uuid, created_at desc, uuid desc) where parent_uuid is null`,
  `create index comments_popular on comments (content_uuid, popularity desc, uuid desc) where parent_uuid is null`,
  // For the cascade, which the partial indexes do not serve.
  `create index comments_of_content on comments (content_uuid)`,
  `create index comments_replies on comments (parent_uuid, created_at, uuid) where parent_uuid is not null`,
  `create index comments_recent on comments (created_at desc, uuid desc) where hidden_at is null`,
  `create unique index comments_pinned on comments (content_uuid) where pinned`,
  `create table comment_likes (
    comment_uuid uuid not null references comments (uuid) on delete cascade,
    user_uuid uuid not null references users (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (comment_uuid, user_uuid)
  )`,
  `create index comment_likes_user on comment_likes (user_uuid)`,
  `create function count_comment_like() returns trigger language plpgsql as $$
    begin
      update comments set likes_count = likes_count + case tg_op when 'INSERT' then 1 else -1 end
        where uuid = coalesce(new.comment_uuid, old.comment_uuid);
      return null;
    end $$`,
  `create trigger comment_likes_count after insert or delete on comment_likes for each row execute function count_comment_like()`,
  // A reply counts at its top-level comment, and a top-level comment at the content with all its replies: hiding or deleting a comment with
  // a thousand replies is one update.
  `create or replace function count_comment() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then 1 + old.replies_count else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.hidden_at is null then 1 + new.replies_count else 0 end;
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
  `create trigger comments_recount after update of hidden_at, replies_count on comments for each row execute function count_comment()`,
]

// A hidden content does not count for its hashtags, like a private one (see migration 0001).
const hidden = [
  `alter table contents add column hidden_at timestamptz`,
  `create or replace function count_content_hashtags() returns trigger language plpgsql as $$
    declare
      step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform 1 from hashtags where uuid in (select hashtag_uuid from changed_links) order by uuid for no key update;
      update hashtags set content_count = content_count + step * links.n
        from (
          select hashtag_uuid, count(*)::integer as n
          from changed_links join contents on contents.uuid = content_uuid and statuts = 'public' and hidden_at is null
          group by hashtag_uuid
        ) links
        where uuid = links.hashtag_uuid;
      return null;
    end $$`,
  `create or replace function count_hidden_content() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from content_hashtags where content_uuid = old.uuid;
        return old;
      end if;
      perform 1 from hashtags where uuid in (select hashtag_uuid from content_hashtags where content_uuid = new.uuid)
        order by uuid for no key update;
      update hashtags set content_count = content_count + case when new.statuts = 'public' and new.hidden_at is null then 1 else -1 end
        where uuid in (select hashtag_uuid from content_hashtags where content_uuid = new.uuid);
      return new;
    end $$`,
  `drop trigger contents_visibility on contents`,
  `create trigger contents_visibility before update of statuts, hidden_at on contents for each row
    when ((old.statuts = 'public' and old.hidden_at is null) <> (new.statuts = 'public' and new.hidden_at is null))
    execute function count_hidden_content()`,
]

const reports = [
  `create table reports (
    uuid uuid primary key default gen_random_uuid(),
    reporter_uuid uuid references users (uuid) on delete set null,
    content_uuid uuid references contents (uuid) on delete cascade,
    comment_uuid uuid references comments (uuid) on delete cascade,
    channel_uuid uuid references channels (uuid) on delete cascade,
    subject_uuid uuid not null generated always as (coalesce(content_uuid, comment_uuid, channel_uuid)) stored,
    reason text not null,
    text text not null default '',
    status text not null default 'open' check (status in ('open', 'closed')),
    decision text check (decision in ('kept', 'hidden')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    closed_at timestamptz,
    closed_by uuid references users (uuid) on delete set null,
    check (num_nonnulls(content_uuid, comment_uuid, channel_uuid) = 1),
    check ((status = 'closed') = (decision is not null and closed_at is not null))
  )`,
  `create unique index reports_open on reports (reporter_uuid, subject_uuid) where status = 'open'`,
  `create index reports_status on reports (status, created_at desc, uuid desc)`,
  `create index reports_subject on reports (subject_uuid)`,
  `create index reports_reporter on reports (reporter_uuid)`,
  `create index reports_closer on reports (closed_by)`,
  // For the cascades.
  `create index reports_content on reports (content_uuid) where content_uuid is not null`,
  `create index reports_comment on reports (comment_uuid) where comment_uuid is not null`,
  `create index reports_channel on reports (channel_uuid) where channel_uuid is not null`,
]

// The log keeps the actor's name after the account is deleted, and the uuid of the subject.
const audit = [
  // clock_timestamp(), not the transaction's time: two acts of one request keep their order.
  `create table audit_log (
    uuid uuid primary key default gen_random_uuid(),
    actor_uuid uuid references users (uuid) on delete set null,
    actor_username text not null,
    act text not null,
    subject_uuid uuid not null,
    details jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index audit_log_recent on audit_log (created_at desc, uuid desc)`,
  `create index audit_log_actor on audit_log (actor_uuid)`,
]
