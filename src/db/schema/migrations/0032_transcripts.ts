import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/**
 * The words of captions, for the search. The worker makes passages of captions that are not indexed (worker/deferredTasks.ts), of those from
 * before this migration as well. A listed content that has passages has a row in `transcript_search`, whose vector contains the words of
 * its texts too: one query may look for both. The vectors of the texts (0005) stay as they are: whatever is found by them comes first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...counts, ...documents, ...triggers]) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const tables = [
  `alter table captions add column is_indexed boolean not null default false`,
  `create index captions_to_index on captions (content_uuid, language) where not is_indexed`,
  // `second` is one of the version that plays.
  `create table transcript_passages (
    content_uuid uuid not null,
    language text not null,
    place integer not null,
    second integer not null,
    text text not null,
    vector tsvector not null generated always as (strip(public.search_vector(text))) stored,
    primary key (content_uuid, language, place),
    foreign key (content_uuid, language) references captions (content_uuid, language) on delete cascade
  )`,
  // The distinct words of a content's passages, in all languages.
  `create table transcripts (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    vector tsvector not null,
    words text[] not null
  )`,
  // Its own table: the row in content_search changes with the score, and thousands of words would be indexed again each time.
  `create table transcript_search (
    content_uuid uuid primary key references content_search (content_uuid) on delete cascade,
    vector tsvector not null,
    words text[] not null
  )`,
  `create index transcript_search_vector on transcript_search using gin (vector) with (fastupdate = off)`,
  // Always by the index: PostgreSQL does not count that reading all vectors takes far longer than reading their rows. For words
  // that are said in more contents, these are some of them.
  `create function contents_saying(query tsquery) returns setof uuid language sql stable set enable_seqscan = off as $$
    select content_uuid from transcript_search where vector @@ query limit 20000 $$`,
  // How many listed contents have a word only in their passages: `documents` does not count those.
  `alter table words add column spoken integer not null default 0`,
]

const counts = [
  `create or replace function add_words(changed text[], steps integer[]) returns void language plpgsql as $$
    begin
      insert into words as w (shown, documents) select * from unnest(changed, steps) order by 1
        on conflict (shown) do update set documents = w.documents + excluded.documents;
      delete from words where shown = any (changed) and documents <= 0 and spoken <= 0;
    end $$`,
  `create function add_spoken_words(changed text[], steps integer[]) returns void language plpgsql as $$
    begin
      insert into words as w (shown, documents, spoken) select word, 0, step from unnest(changed, steps) as c (word, step) order by 1
        on conflict (shown) do update set spoken = w.spoken + excluded.spoken;
      delete from words where shown = any (changed) and documents <= 0 and spoken <= 0;
    end $$`,
  // As in 0005, but for the last statement.
  `create or replace function count_words() returns trigger language plpgsql as $$
    declare
      changed text[];
      steps integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(word), array_agg(n) into changed, steps from (
          select word, count(*)::integer as n from after_rows cross join unnest(words) as word group by word) as added;
      elsif tg_op = 'DELETE' then
        select array_agg(word), array_agg(n) into changed, steps from (
          select word, -count(*)::integer as n from before_rows cross join unnest(words) as word group by word) as gone;
      else
        select array_agg(word), array_agg(n) into changed, steps from (
          select word, sum(step)::integer as n from (
            select unnest(words) as word, 1 as step from after_rows union all select unnest(words), -1 from before_rows
          ) as each_word group by word having sum(step) <> 0) as different;
      end if;
      if tg_table_name = 'transcript_search' then
        perform add_spoken_words(changed, steps);
      else
        perform add_words(changed, steps);
      end if;
      return null;
    end $$`,
  `create trigger transcript_search_added after insert on transcript_search referencing new table as after_rows
    for each statement execute function count_words()`,
  `create trigger transcript_search_changed after update on transcript_search referencing old table as before_rows new table as after_rows
    for each statement execute function count_words()`,
  `create trigger transcript_search_removed after delete on transcript_search referencing old table as before_rows
    for each statement execute function count_words()`,
]

/** Of one content, in all languages. A talk of three hours has about 5000. With their length, it keeps a vector under its limit of 1 MB. */
const wordsMax = 20_000
const wordBytesMax = 40

const documents = [
  `create view searchable_transcripts as
    select s.content_uuid, strip(s.vector) || t.vector as vector,
      array(select unnest(t.words) except select unnest(s.words) order by 1) as words
    from content_search as s join transcripts as t on t.content_uuid = s.content_uuid`,
  // As in 0005, and the transcripts.
  `create or replace function refresh_search(uuids uuid[]) returns void language plpgsql as $$
    begin
      perform 1 from contents where uuid = any (uuids) order by uuid for no key update;
      delete from content_search as s where s.content_uuid = any (uuids)
        and not exists (select from searchable_contents as c where c.content_uuid = s.content_uuid);
      insert into content_search as s select * from searchable_contents where content_uuid = any (uuids) order by content_uuid
        on conflict (content_uuid) do update
          set created_at = excluded.created_at, title_key = excluded.title_key, vector = excluded.vector, words = excluded.words
          where (s.created_at, s.title_key, s.vector, s.words)
            is distinct from (excluded.created_at, excluded.title_key, excluded.vector, excluded.words);
      delete from transcript_search as s where s.content_uuid = any (uuids)
        and not exists (select from transcripts as t where t.content_uuid = s.content_uuid);
      insert into transcript_search as s select * from searchable_transcripts where content_uuid = any (uuids) order by content_uuid
        on conflict (content_uuid) do update set vector = excluded.vector, words = excluded.words
          where (s.vector, s.words) is distinct from (excluded.vector, excluded.words);
    end $$`,
  `create function refresh_transcript(content uuid) returns void language plpgsql as $$
    begin
      perform 1 from contents where uuid = content for no key update;
      -- Deleted, and its captions after it.
      if not found then return; end if;
      delete from transcripts where content_uuid = content
        and not exists (select from transcript_passages as p where p.content_uuid = content);
      insert into transcripts as t
        select content,
          array_to_tsvector(array(
            select distinct lexeme from transcript_passages as p cross join unnest(tsvector_to_array(p.vector)) as lexeme
            where p.content_uuid = content and octet_length(lexeme) <= ${wordBytesMax} limit ${wordsMax})),
          array(
            select distinct word from transcript_passages as p cross join unnest(search_words(p.text)) as word
            where p.content_uuid = content limit ${wordsMax})
        where exists (select from transcript_passages as p where p.content_uuid = content)
        on conflict (content_uuid) do update set vector = excluded.vector, words = excluded.words;
      perform refresh_search(array[content]);
    end $$`,
]

// Words that are not said any more are not found any more from that moment on; the new ones are indexed by the worker.
const triggers = [
  `create function transcript_outdated() returns trigger language plpgsql as $$
    begin
      new.is_indexed := false;
      return new;
    end $$`,
  `create trigger captions_outdated before update of webvtt, starts_at on captions for each row
    when ((old.webvtt, old.starts_at) is distinct from (new.webvtt, new.starts_at)) execute function transcript_outdated()`,
  `create function remove_transcript() returns trigger language plpgsql as $$
    begin
      delete from transcript_passages where content_uuid = old.content_uuid and language = old.language;
      perform refresh_transcript(old.content_uuid);
      return null;
    end $$`,
  `create trigger captions_reindexed after update on captions for each row
    when (old.is_indexed and not new.is_indexed) execute function remove_transcript()`,
  `create trigger captions_removed after delete on captions for each row when (old.is_indexed) execute function remove_transcript()`,
  // Another part of the file plays: what is outside of it is not said any more.
  `create function transcript_moved() returns trigger language plpgsql as $$
    begin
      update captions set is_indexed = false where content_uuid = new.content_uuid and is_indexed;
      return null;
    end $$`,
  `create trigger media_transcript after update of playing_from, duration on media for each row
    when ((old.playing_from, old.duration) is distinct from (new.playing_from, new.duration)) execute function transcript_moved()`,
]
