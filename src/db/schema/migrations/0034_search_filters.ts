import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/** What a search can be narrowed to besides its words, and the contents of a category. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Every listed content is written again, while the statement timeout is seconds (see postgres/pool.ts).
  await sql`set local statement_timeout = 0`.execute(db)
  for (const statement of [...column, ...documents, ...fill, ...triggers]) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const column = [
  // One array and one index for all filters: PostgreSQL combines it with the index of the words, so that only rows in both are read.
  `alter table public.content_search add column facets text[] not null default '{}'`,
  // Under 4 minutes, from 4 to 20, over 20; null while the duration is not known.
  `create function public.duration_class(seconds double precision) returns text language sql immutable parallel safe
    return case when seconds <= 0 then null when seconds < 240 then 'short' when seconds <= 1200 then 'medium' else 'long' end`,
]

const documents = [
  // As in 0010, and the facets.
  `create or replace view public.searchable_contents as
    select contents.uuid as content_uuid, contents.created_at, public.search_text(title) as title_key,
      setweight(public.search_vector(title), 'A') || setweight(public.search_vector(tags.names), 'B')
        || setweight(public.search_vector(channels.name), 'C') || setweight(public.search_vector(contents.description), 'D') as vector,
      public.search_words(concat_ws(' ', title, tags.names, channels.name, contents.description)) as words,
      contents.channel_uuid, rank.score,
      array_remove(array[
        'duration:' || public.duration_class(media.duration), 'category:' || contents.category, 'language:' || contents.language,
        case when exists (select from public.captions where captions.content_uuid = contents.uuid) then 'captions' end
      ], null) as facets
    from public.contents
      join public.media on media.content_uuid = contents.uuid
      join public.channels on channels.uuid = contents.channel_uuid
      join public.content_rank as rank on rank.content_uuid = contents.uuid
      cross join lateral (
        select coalesce(string_agg(hashtags.name, ' '), '') as names
        from public.content_hashtags join public.hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
        where content_hashtags.content_uuid = contents.uuid
      ) as tags
    where contents.statuts = 'public' and contents.hidden_at is null and media.playlist_key is not null`,
  // As in 0032, and the facets.
  `create or replace function public.refresh_search(uuids uuid[]) returns void language plpgsql as $$
    begin
      perform 1 from contents where uuid = any (uuids) order by uuid for no key update;
      delete from content_search as s where s.content_uuid = any (uuids)
        and not exists (select from searchable_contents as c where c.content_uuid = s.content_uuid);
      insert into content_search as s (content_uuid, created_at, title_key, vector, words, channel_uuid, score, facets)
        select content_uuid, created_at, title_key, vector, words, channel_uuid, score, facets
        from searchable_contents where content_uuid = any (uuids) order by content_uuid
        on conflict (content_uuid) do update
          set created_at = excluded.created_at, title_key = excluded.title_key, vector = excluded.vector, words = excluded.words,
            facets = excluded.facets
          where (s.created_at, s.title_key, s.vector, s.words, s.facets)
            is distinct from (excluded.created_at, excluded.title_key, excluded.vector, excluded.words, excluded.facets);
      delete from transcript_search as s where s.content_uuid = any (uuids)
        and not exists (select from transcripts as t where t.content_uuid = s.content_uuid);
      insert into transcript_search as s select * from searchable_transcripts where content_uuid = any (uuids) order by content_uuid
        on conflict (content_uuid) do update set vector = excluded.vector, words = excluded.words
          where (s.vector, s.words) is distinct from (excluded.vector, excluded.words);
    end $$`,
  `create or replace function public.fill_search() returns void language sql as $$
    insert into content_search (content_uuid, created_at, title_key, vector, words, channel_uuid, score, facets)
      select content_uuid, created_at, title_key, vector, words, channel_uuid, score, facets from searchable_contents on conflict do nothing;
    insert into channel_search select * from searchable_channels on conflict do nothing $$`,
]

const fill = [
  `alter table public.content_search disable trigger content_search_changed`,
  `update public.content_search as s set facets = c.facets from public.searchable_contents as c where c.content_uuid = s.content_uuid`,
  `alter table public.content_search enable trigger content_search_changed`,
  `create index content_search_facets on public.content_search using gin (facets) with (fastupdate = off)`,
  `create index contents_category on public.contents (category, created_at desc, uuid desc) where category is not null and statuts = 'public'`,
  `analyze public.content_search`,
]

const triggers = [
  `drop trigger contents_search on public.contents`,
  `create trigger contents_search after update of title, description, statuts, hidden_at, created_at, category, language on public.contents
    for each row
    when ((old.title, old.description, old.statuts, old.hidden_at, old.created_at, old.category, old.language)
      is distinct from (new.title, new.description, new.statuts, new.hidden_at, new.created_at, new.category, new.language))
    execute function public.refresh_content_search()`,
  // Words are locked last: by its name it fires after what changes playlists and hashtags. Where a first version plays, `media_search` fires.
  `create trigger media_search_facets after update of duration on public.media for each row
    when (old.playlist_key is not null and new.playlist_key is not null
      and public.duration_class(old.duration) is distinct from public.duration_class(new.duration))
    execute function public.refresh_media_search()`,
  `create function public.refresh_captioned_search() returns trigger language plpgsql as $$
    declare
      content uuid := case tg_op when 'INSERT' then new.content_uuid else old.content_uuid end;
    begin
      perform 1 from contents where uuid = content for no key update;
      -- Deleted, and its captions after it.
      if found then perform refresh_search(array[content]); end if;
      return null;
    end $$`,
  `create trigger captions_search_added after insert on public.captions for each row execute function public.refresh_captioned_search()`,
  `create trigger captions_search_removed after delete on public.captions for each row execute function public.refresh_captioned_search()`,
]
