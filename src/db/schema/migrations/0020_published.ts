import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/**
 * Only playable contents count as published: a content whose file never came counts neither as a video of its channel, nor on the day of
 * its creation, nor under its hashtags. Also stores whether the file of a content is arriving.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As in 0006: a large library takes its time.
  await sql`set local statement_timeout = 0`.execute(db)
  for (const statement of [...columns, ...correction, ...channels, ...days, ...hashtags]) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const columns = [
  // `contents`: all contents. `videos`: the playable ones, whoever may see them.
  `alter table public.channel_totals add column contents integer not null default 0`,
  // When the API last reported that the file of this content is arriving.
  `alter table public.media add column arriving_at timestamptz`,
]

const unplayable = `public.contents join public.media on media.content_uuid = contents.uuid and media.playlist_key is null`

const correction = [
  `update public.channel_totals set contents = videos`,
  `update public.channel_totals as totals set videos = totals.videos - missing.n
    from (select channel_uuid, count(*)::integer as n from ${unplayable} group by channel_uuid) as missing
    where missing.channel_uuid = totals.channel_uuid`,
  `update public.channel_days as d set videos = d.videos - missing.n
    from (select channel_uuid, created_at::date as day, count(*)::integer as n from ${unplayable} group by 1, 2) as missing
    where missing.channel_uuid = d.channel_uuid and missing.day = d.day`,
  `update public.hashtags set content_count = content_count - missing.n
    from (
      select hashtag_uuid, count(*)::integer as n
      from ${unplayable} join public.content_hashtags on content_hashtags.content_uuid = contents.uuid
      where statuts = 'public' and hidden_at is null group by hashtag_uuid
    ) as missing
    where missing.hashtag_uuid = hashtags.uuid`,
]

// In the general lock order: content, media, playlists, totals, hashtags, days, words (see 0006 and db/content/contents.ts).
const channels = [
  `drop function public.add_totals(public.contents, integer, boolean)`,
  `create function public.add_totals(content public.contents, step integer, playable boolean, listed boolean) returns void language sql as $$
    update public.channel_totals set
      contents = contents + step,
      videos = videos + case when playable then step else 0 end,
      views = views + step * content.views_count,
      likes = likes + step * content.likes_count,
      comments = comments + step * content.comments_count,
      listed_videos = listed_videos + case when listed then step else 0 end,
      listed_views = listed_views + case when listed then step * content.views_count else 0 end,
      listed_likes = listed_likes + case when listed then step * content.likes_count else 0 end,
      listed_comments = listed_comments + case when listed then step * content.comments_count else 0 end
    where channel_uuid = content.channel_uuid $$`,
  `create or replace function public.count_content() returns trigger language plpgsql as $$
    declare
      playable boolean;
      was integer;
      is_now integer;
    begin
      if tg_op = 'INSERT' then
        perform public.add_totals(new, 1, false, false);
        return null;
      end if;
      playable := public.is_playable(old.uuid);
      was := (playable and old.statuts = 'public' and old.hidden_at is null)::integer;
      if tg_op = 'DELETE' then
        perform public.add_totals(old, -1, playable, was = 1);
        update public.channel_totals
          set seconds = seconds - coalesce((select sum(content_watch.seconds) from public.content_watch where content_uuid = old.uuid), 0)
          where channel_uuid = old.channel_uuid;
        if playable then perform public.add_to_day(old.channel_uuid, old.created_at::date, more_videos => -1); end if;
        return old;
      end if;
      is_now := (playable and new.statuts = 'public' and new.hidden_at is null)::integer;
      update public.channel_totals set
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
  `create or replace function public.count_playable() returns trigger language plpgsql as $$
    declare
      content public.contents;
      step integer := case when new.playlist_key is null then -1 else 1 end;
      listed integer;
    begin
      select * into content from public.contents where uuid = new.content_uuid for no key update;
      listed := (content.statuts = 'public' and content.hidden_at is null)::integer * step;
      update public.channel_totals set
        videos = videos + step,
        listed_videos = listed_videos + listed,
        listed_views = listed_views + listed * content.views_count,
        listed_likes = listed_likes + listed * content.likes_count,
        listed_comments = listed_comments + listed * content.comments_count
      where channel_uuid = content.channel_uuid;
      if listed <> 0 then
        perform 1 from public.hashtags where uuid in (select hashtag_uuid from public.content_hashtags where content_uuid = content.uuid)
          order by uuid for no key update;
        update public.hashtags set content_count = content_count + step
          where uuid in (select hashtag_uuid from public.content_hashtags where content_uuid = content.uuid);
      end if;
      perform public.add_to_day(content.channel_uuid, content.created_at::date, more_videos => step);
      return null;
    end $$`,
]

// A content counts on the day of its creation, once it is playable.
const days = [
  `drop trigger contents_videos on public.contents`,
  `create or replace function public.add_video_to_day() returns trigger language plpgsql as $$
    begin
      if public.is_playable(new.uuid) then
        perform public.add_to_day(old.channel_uuid, old.created_at::date, more_videos => -1);
        perform public.add_to_day(new.channel_uuid, new.created_at::date, more_videos => 1);
      end if;
      return null;
    end $$`,
  `create trigger contents_videos after update of created_at on public.contents for each row execute function public.add_video_to_day()`,
]

const hashtags = [
  `create or replace function public.count_content_hashtags() returns trigger language plpgsql as $$
    declare
      step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform 1 from public.hashtags where uuid in (select hashtag_uuid from changed_links) order by uuid for no key update;
      update public.hashtags set content_count = content_count + step * links.n
        from (
          select hashtag_uuid, count(*)::integer as n
          from changed_links
            join public.contents on contents.uuid = changed_links.content_uuid and statuts = 'public' and hidden_at is null
            join public.media on media.content_uuid = contents.uuid and playlist_key is not null
          group by hashtag_uuid
        ) links
        where uuid = links.hashtag_uuid;
      return null;
    end $$`,
  `create or replace function public.count_hidden_content() returns trigger language plpgsql as $$
    begin
      perform 1 from public.hashtags where uuid in (select hashtag_uuid from public.content_hashtags where content_uuid = old.uuid)
        order by uuid for no key update;
      if tg_op = 'DELETE' then
        delete from public.content_hashtags where content_uuid = old.uuid;
        return old;
      end if;
      if public.is_playable(new.uuid) then
        update public.hashtags set content_count = content_count + case when new.statuts = 'public' and new.hidden_at is null then 1 else -1 end
          where uuid in (select hashtag_uuid from public.content_hashtags where content_uuid = new.uuid);
      end if;
      return new;
    end $$`,
]
