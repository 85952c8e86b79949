import { type Kysely, sql } from 'kysely'

/**
 * The figures of channels, as sums that triggers maintain: all-time ones per channel, and one row per channel and day. Also which contents
 * are watched by the same people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Summing up a large library takes minutes, while the statement timeout is seconds (see postgres/pool.ts).
  await sql`set local statement_timeout = 0`.execute(db)
  for (const statement of [...tables, ...fill, ...totals, ...days, ...similar, ...unlike]) await sql.raw(statement).execute(db)
}

// No foreign keys: a view locks its content and then these rows, a deletion locks what it deletes and then these rows, and checking a key
// could make them deadlock. Triggers clean up instead. A pair that a view writes at the instant of a deletion stays, but queries join the
// contents and never return it. `fillfactor`: these rows change all day. With free space in their page, updates stay in it and write no
// index (HOT). For that reason the weights have no index; a content has a hundred of them at most.
const tables = [
  `create table channel_totals (
    channel_uuid uuid primary key,
    videos integer not null default 0,
    views bigint not null default 0,
    likes bigint not null default 0,
    comments bigint not null default 0,
    seconds double precision not null default 0,
    listed_videos integer not null default 0,
    listed_views bigint not null default 0,
    listed_likes bigint not null default 0,
    listed_comments bigint not null default 0
  ) with (fillfactor = 50)`,
  `create table channel_days (
    channel_uuid uuid not null,
    day date not null,
    views integer not null default 0,
    likes integer not null default 0,
    comments integer not null default 0,
    follows integer not null default 0,
    videos integer not null default 0,
    seconds double precision not null default 0,
    primary key (channel_uuid, day)
  ) with (fillfactor = 50)`,
  `create table content_similar (
    content_uuid uuid not null,
    similar_uuid uuid not null,
    weight double precision not null,
    primary key (content_uuid, similar_uuid)
  ) with (fillfactor = 70)`,
  `create index content_similar_back on content_similar (similar_uuid)`,
  // Reads some contents of a hashtag without reading all of them; replaces the narrower index of 0001.
  `create index content_hashtags_bearers on content_hashtags (hashtag_uuid, content_uuid)`,
  `drop index content_hashtags_hashtag`,
  `create index counted_views_recent on counted_views (user_uuid, created_at desc, content_uuid)`,
]

// Like the score of trending (see migration 0001), with a time constant of thirty days.
const weights = [
  `create function similar_weight(at timestamptz) returns double precision
    language sql stable as $$ select extract(epoch from at - timestamptz '2026-01-01')::double precision / 2592000 $$`,
  `create function add_weights(one double precision, other double precision) returns double precision
    language sql immutable as $$ select greatest(one, other) + ln(1 + exp(-least(abs(one - other), 700))) $$`,
]

// The existing data. Co-watching of the last thirty days only: older views weigh little, and there are many pairs.
const fill = [
  ...weights,
  `insert into channel_totals
    select channels.uuid, count(contents.uuid), coalesce(sum(views_count), 0), coalesce(sum(likes_count), 0),
      coalesce(sum(comments_count), 0), 0, count(contents.uuid) filter (where listed),
      coalesce(sum(views_count) filter (where listed), 0), coalesce(sum(likes_count) filter (where listed), 0),
      coalesce(sum(comments_count) filter (where listed), 0)
    from channels
      left join contents on contents.channel_uuid = channels.uuid
      left join media on media.content_uuid = contents.uuid
      cross join lateral (select statuts = 'public' and hidden_at is null and playlist_key is not null) as public (listed)
    group by channels.uuid`,
  `update channel_totals set seconds = watched.seconds
    from (
      select channel_uuid, sum(content_watch.seconds) as seconds
      from content_watch join contents on contents.uuid = content_uuid group by channel_uuid
    ) as watched
    where watched.channel_uuid = channel_totals.channel_uuid`,
  `insert into channel_days (channel_uuid, day, views, likes, comments, follows, videos, seconds)
    select channel_uuid, day, sum(views), sum(likes), sum(comments), sum(follows), sum(videos), sum(seconds)
    from (
      select channel_uuid, day, 1, 0, 0, 0, 0, 0::float8 from counted_views join contents on contents.uuid = content_uuid
      union all
      select channel_uuid, reactions.created_at::date, 0, 1, 0, 0, 0, 0
      from reactions join contents on contents.uuid = content_uuid where liked
      union all
      select channel_uuid, comments.created_at::date, 0, 0, 1, 0, 0, 0
      from comments join contents on contents.uuid = content_uuid where comments.hidden_at is null
      union all
      select followed_uuid, created_at::date, 0, 0, 0, 1, 0, 0 from follows
      union all
      select channel_uuid, created_at::date, 0, 0, 0, 0, 1, 0 from contents
      union all
      select channel_uuid, day, 0, 0, 0, 0, 0, seconds from content_watch join contents on contents.uuid = content_uuid
    ) as event (channel_uuid, day, views, likes, comments, follows, videos, seconds)
    group by channel_uuid, day`,
  `insert into content_similar
    with watched as (
      select user_uuid, content_uuid, created_at, row_number() over (partition by user_uuid order by created_at, content_uuid) as place
      from counted_views where created_at > now() - interval '30 days'
    ), pair as (
      select later.content_uuid as one, earlier.content_uuid as other, later.created_at as at
      from watched as later join watched as earlier
        on earlier.user_uuid = later.user_uuid and earlier.place between later.place - 10 and later.place - 1
      where earlier.content_uuid <> later.content_uuid
    ), weighed as (
      select one, other, ln(sum(exp(similar_weight(at) - similar_weight(now())))) + similar_weight(now()) as weight
      from (select * from pair union all select other, one, at from pair) as both_ways group by one, other
    ), placed as (
      select *, row_number() over (partition by one order by weight desc, other) as place from weighed
    )
    select one, other, weight from placed where place <= 50`,
]

// All transactions lock in the same order: content, media, playlists, totals, days, pairs, words. Triggers of one event fire in the order
// of their names, hence «retotal» before «search». Whether a content is listed is read under the lock of its row, so that no count is lost
// or made twice.
const totals = [
  `create function make_channel_totals() returns trigger language plpgsql as $$
    begin
      insert into channel_totals (channel_uuid) values (new.uuid);
      return null;
    end $$`,
  `create trigger channels_totals after insert on channels for each row execute function make_channel_totals()`,
  `create function forget_channel_figures() returns trigger language plpgsql as $$
    begin
      delete from channel_totals where channel_uuid = old.uuid;
      delete from channel_days where channel_uuid = old.uuid;
      return null;
    end $$`,
  `create trigger channels_gone after delete on channels for each row execute function forget_channel_figures()`,
  `create function add_totals(content contents, step integer, listed boolean) returns void language sql as $$
    update channel_totals set
      videos = videos + step,
      views = views + step * content.views_count,
      likes = likes + step * content.likes_count,
      comments = comments + step * content.comments_count,
      listed_videos = listed_videos + case when listed then step else 0 end,
      listed_views = listed_views + case when listed then step * content.views_count else 0 end,
      listed_likes = listed_likes + case when listed then step * content.likes_count else 0 end,
      listed_comments = listed_comments + case when listed then step * content.comments_count else 0 end
    where channel_uuid = content.channel_uuid $$`,
  `create function is_playable(content uuid) returns boolean language sql stable as $$
    select exists (select from media where content_uuid = content and playlist_key is not null) $$`,
  `create function count_content() returns trigger language plpgsql as $$
    declare
      playable boolean;
      was integer;
      is_now integer;
    begin
      if tg_op = 'INSERT' then
        perform add_totals(new, 1, false);
        return null;
      end if;
      playable := is_playable(old.uuid);
      was := (playable and old.statuts = 'public' and old.hidden_at is null)::integer;
      if tg_op = 'DELETE' then
        perform add_totals(old, -1, was = 1);
        update channel_totals
          set seconds = seconds - coalesce((select sum(content_watch.seconds) from content_watch where content_uuid = old.uuid), 0)
          where channel_uuid = old.channel_uuid;
        return old;
      end if;
      is_now := (playable and new.statuts = 'public' and new.hidden_at is null)::integer;
      update channel_totals set
        views = views + new.views_count - old.views_count,
        likes = likes + new.likes_count - old.likes_count,
        comments = comments + new.comments_count - old.comments_count,
        listed_videos = listed_videos + is_now - was,
        listed_views = listed_views + is_now * new.views_count - was * old.views_count,
        listed_likes = listed_likes + is_now * new.likes_count - was * old.likes_count,
        listed_comments = listed_comments + is_now * new.comments_count - was * old.comments_count
      where channel_uuid = new.channel_uuid;
      return null;
    end $$`,
  `create trigger contents_totals_added after insert on contents for each row execute function count_content()`,
  `create trigger contents_retotal after update of statuts, hidden_at, views_count, likes_count, comments_count on contents for each row
    when ((old.statuts, old.hidden_at, old.views_count, old.likes_count, old.comments_count)
      is distinct from (new.statuts, new.hidden_at, new.views_count, new.likes_count, new.comments_count))
    execute function count_content()`,
  // BEFORE, because the cascade deletes the media.
  `create trigger contents_totals_gone before delete on contents for each row execute function count_content()`,
  `create function count_playable() returns trigger language plpgsql as $$
    declare
      content contents;
      step integer := case when new.playlist_key is null then -1 else 1 end;
    begin
      select * into content from contents where uuid = new.content_uuid for no key update;
      if content.statuts = 'public' and content.hidden_at is null then
        update channel_totals set
          listed_videos = listed_videos + step,
          listed_views = listed_views + step * content.views_count,
          listed_likes = listed_likes + step * content.likes_count,
          listed_comments = listed_comments + step * content.comments_count
        where channel_uuid = content.channel_uuid;
      end if;
      return null;
    end $$`,
  `create trigger media_playable after update of playlist_key on media for each row
    when ((old.playlist_key is null) <> (new.playlist_key is null)) execute function count_playable()`,
]

// A removal is subtracted from the day of its creation: a like taken back, a follow ended, a comment or a video deleted. Views stay.
const days = [
  `create function add_to_day(channel uuid, at date, more_views integer default 0, more_likes integer default 0,
      more_comments integer default 0, more_follows integer default 0, more_videos integer default 0, more_seconds float8 default 0)
    returns void language sql as $$
      insert into channel_days as d (channel_uuid, day, views, likes, comments, follows, videos, seconds)
      select uuid, at, more_views, more_likes, more_comments, more_follows, more_videos, more_seconds from channels where uuid = channel
      on conflict (channel_uuid, day) do update set
        views = d.views + excluded.views, likes = d.likes + excluded.likes, comments = d.comments + excluded.comments,
        follows = d.follows + excluded.follows, videos = d.videos + excluded.videos, seconds = d.seconds + excluded.seconds
    $$`,
  `create function channel_of(content uuid) returns uuid language sql stable as $$
    select channel_uuid from contents where uuid = content $$`,
  `create function add_view_to_day() returns trigger language plpgsql as $$
    begin
      perform add_to_day(channel_of(new.content_uuid), new.day, more_views => 1);
      return null;
    end $$`,
  `create trigger counted_views_days after insert on counted_views for each row execute function add_view_to_day()`,
  `create function add_like_to_day() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.liked then 1 else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.liked then 1 else 0 end;
    begin
      if before <> after then
        perform add_to_day(channel_of(coalesce(new.content_uuid, old.content_uuid)), coalesce(new.created_at, old.created_at)::date,
          more_likes => after - before);
      end if;
      return null;
    end $$`,
  `create trigger reactions_days after insert or update or delete on reactions for each row execute function add_like_to_day()`,
  `create function add_comment_to_day() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.hidden_at is null then 1 else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.hidden_at is null then 1 else 0 end;
    begin
      if before <> after then
        perform add_to_day(channel_of(coalesce(new.content_uuid, old.content_uuid)), coalesce(new.created_at, old.created_at)::date,
          more_comments => after - before);
      end if;
      return null;
    end $$`,
  `create trigger comments_days after insert or update of hidden_at or delete on comments
    for each row execute function add_comment_to_day()`,
  `create function add_follow_to_day() returns trigger language plpgsql as $$
    begin
      perform add_to_day(coalesce(new.followed_uuid, old.followed_uuid), coalesce(new.created_at, old.created_at)::date,
        more_follows => case tg_op when 'INSERT' then 1 else -1 end);
      return null;
    end $$`,
  `create trigger follows_days after insert or delete on follows for each row execute function add_follow_to_day()`,
  `create function add_video_to_day() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform add_to_day(old.channel_uuid, old.created_at::date, more_videos => -1); end if;
      if tg_op <> 'DELETE' then perform add_to_day(new.channel_uuid, new.created_at::date, more_videos => 1); end if;
      return null;
    end $$`,
  `create trigger contents_videos after insert or update of created_at or delete on contents
    for each row execute function add_video_to_day()`,
  `create function add_seconds_to_day() returns trigger language plpgsql as $$
    declare
      more double precision := new.seconds - case tg_op when 'INSERT' then 0 else old.seconds end;
      channel uuid := channel_of(new.content_uuid);
    begin
      update channel_totals set seconds = seconds + more where channel_uuid = channel;
      perform add_to_day(channel, new.day, more_seconds => more);
      return null;
    end $$`,
  `create trigger content_watch_days after insert or update of seconds on content_watch
    for each row execute function add_seconds_to_day()`,
]

// A counted view pairs its content with the ten that the same person watched before, in the order of the key, so that two concurrent views
// wait for each other instead of deadlocking. A content keeps its fifty best pairs; they are only cut at a hundred, so that new ones have
// time to rise.
const similar = [
  `create function pair_view() returns trigger language plpgsql as $$
    declare
      grown uuid[];
    begin
      with put as (
        insert into content_similar as s (content_uuid, similar_uuid, weight)
        select one, other, similar_weight(new.created_at)
        from (
          select distinct recent.content_uuid from (
            select content_uuid from counted_views where user_uuid = new.user_uuid and content_uuid <> new.content_uuid
            order by created_at desc limit 10) as recent
        ) as before cross join lateral (
          values (new.content_uuid, before.content_uuid), (before.content_uuid, new.content_uuid)) as pair (one, other)
        order by one, other
        on conflict (content_uuid, similar_uuid) do update set weight = add_weights(s.weight, excluded.weight)
        returning content_uuid, xmax = 0 as is_new
      )
      select array_agg(distinct content_uuid) filter (where is_new) into grown from put;
      delete from content_similar where (content_uuid, similar_uuid) in (
        select locked.content_uuid, locked.similar_uuid
        from unnest(grown) as one (uuid)
          cross join lateral (
            select similar_uuid from content_similar
            where content_uuid = one.uuid and (select true from content_similar where content_uuid = one.uuid offset 100 limit 1)
            order by weight desc, similar_uuid offset 50
          ) as excess
          join content_similar as locked on locked.content_uuid = one.uuid and locked.similar_uuid = excess.similar_uuid
        for update of locked skip locked);
      return null;
    end $$`,
  `create trigger counted_views_pair after insert on counted_views for each row execute function pair_view()`,
  `create function forget_pairs() returns trigger language plpgsql as $$
    begin
      delete from content_similar where content_uuid = old.uuid or similar_uuid = old.uuid;
      return null;
    end $$`,
  `create trigger contents_unpair after delete on contents for each row execute function forget_pairs()`,
]

// Removing a like subtracts its weight from the trending score, to which 0001 only adds: liking again and again raises nothing.
const unlike = [
  `create function take_back_rank() returns trigger language plpgsql as $$
    begin
      if old.liked and (tg_op = 'DELETE' or not new.liked) then
        update content_rank set score = score + ln(greatest(1 - exp(least(rank_weight(5, old.created_at) - score, 0)), 1e-9))
          where content_uuid = old.content_uuid;
      end if;
      return null;
    end $$`,
  `create trigger reactions_take_back after update or delete on reactions for each row execute function take_back_rank()`,
]
