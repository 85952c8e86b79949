import { type Kysely, sql } from 'kysely'
import { errorMessage } from '../../connection/errorMessage.ts'

/**
 * Full-text search. Every listed content has a row in `content_search`, and no other content has one: a private, hidden or not yet
 * watchable content cannot be found because it is not there. `words` counts in how many of these documents each word occurs. It is used to
 * correct typos, to complete while typing, and to tell common words from rare ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['unaccent', 'pg_trgm']) {
    await sql
      .raw(`create extension if not exists ${name} schema public`)
      .execute(db)
      .catch((error: unknown) => {
        const wish = `PostgreSQL refuse l’extension ${name} (${errorMessage(error)})\u00a0; qui administre le serveur peut l’installer`
        throw new Error(`${wish}\u00a0: CREATE EXTENSION ${name} SCHEMA public;`, { cause: error })
      })
  }
  for (const statement of statements) await sql.raw(statement).execute(db)
}

// Punctuation of ASCII, Latin-1, General Punctuation and CJK, written out because the contents of [[:punct:]] depend on the server's
// locale.
const punctuation = String.raw`[\s!-/:-@[-` + '`' + String.raw`{-~\u0080-\u00bf\u2000-\u206f\u3000-\u303f]+`

// Words that the server's list of stop words lacks once the accents are removed.
const moreStopWords = ['a', 'les', 'meme', 'etais', 'etait', 'etant', 'etaient']
// The French stemmer ignores the plural of words in -a, -i, -o, -u: «vélos», «jeux». These words are not plurals, and without their ending
// they would be stop words.
const singular = ['pas', 'vous', 'nous', 'mais', 'mois', 'tois', 'luis', 'suis', 'etais', 'avais', 'aurais', 'serais', 'auras', 'seras']
const plural = String.raw`\m(?!(?:${singular.join('|')})\M)([a-z]{2,}[aiou])s\M|\m([a-z]+(?:eu|ou|eau))x\M|\m(?:${moreStopWords.join('|')})\M`

// Every name is qualified by its schema: indexes and generated columns call these functions while a dump is restored, without a search
// path.
const language = [
  `create text search configuration public.french_unaccent (copy = pg_catalog.french)`,
  `alter text search configuration public.french_unaccent alter mapping for hword, hword_part, word with public.unaccent, french_stem`,
  `alter text search configuration public.french_unaccent alter mapping for numword, numhword with public.unaccent, simple`,
  `create function public.split_words(value text) returns text language sql immutable parallel safe as $$
    select btrim(regexp_replace(lower(value), '${punctuation}', ' ', 'g')) $$`,
  // The form that searches compare: «L’Été à vélo !» becomes «l ete a velo».
  `create function public.search_text(value text) returns text language sql immutable parallel safe as $$
    select public.split_words(public.unaccent('public.unaccent', value)) $$`,
  `create function public.search_vector(value text) returns tsvector language sql immutable parallel safe as $$
    select to_tsvector('public.french_unaccent'::regconfig, regexp_replace(public.search_text(value), '${plural}', '\\1\\2', 'g')) $$`,
  // A word's stem; null for a stop word.
  `create function public.search_lexeme(value text) returns text language sql immutable parallel safe as $$
    select (tsvector_to_array(public.search_vector(value)))[1] $$`,
  // The distinct words as written, with accents, without stop words.
  `create function public.search_words(value text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(lexeme order by lexeme), '{}')
    from unnest(to_tsvector('pg_catalog.simple'::regconfig, public.split_words(value)))
      cross join lateral (select public.unaccent('public.unaccent', lexeme) as plain offset 0) as without_accents
    where length(lexeme) <= 40 and plain <> all ('{${moreStopWords.join(',')}}')
      and ts_lexize('pg_catalog.french_stem', plain) <> '{}' $$`,
]

const tables = [
  // Updates only change the count, which is in no index: with free space in the page they stay cheap (HOT).
  `create table words (
    shown text primary key,
    word text not null generated always as (public.search_text(shown)) stored,
    lexeme text generated always as (public.search_lexeme(shown)) stored,
    documents integer not null
  ) with (fillfactor = 70)`,
  `create index words_prefix on words (word text_pattern_ops)`,
  `create index words_similar on words using gin (word public.gin_trgm_ops)`,
  `create index words_lexeme on words (lexeme)`,
  `create table content_search (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    created_at timestamptz not null,
    title_key text not null,
    vector tsvector not null,
    words text[] not null
  )`,
  // Without the pending list: a database without vacuum would read all of it at each search.
  `create index content_search_vector on content_search using gin (vector) with (fastupdate = off)`,
  `create index content_search_title on content_search (title_key text_pattern_ops, content_uuid)`,
  `create index content_search_recent on content_search (created_at desc, content_uuid desc)`,
  `create table channel_search (
    channel_uuid uuid primary key references channels (uuid) on delete cascade,
    name_key text not null,
    vector tsvector not null,
    words text[] not null
  )`,
  `create index channel_search_vector on channel_search using gin (vector) with (fastupdate = off)`,
  `create index channel_search_name on channel_search (name_key text_pattern_ops, channel_uuid)`,
  `create index hashtags_search on hashtags (replace(public.search_text(name), ' ', '') text_pattern_ops)`,
  // Most viewed and most liked, in steps of about 3 % (one by one up to ten): the index is only written when a count reaches the next step;
  // all other updates of the count leave the indexes alone.
  `create function public.count_step(n integer) returns smallint language sql immutable parallel safe as $$
    select round(32 * ln(1 + n / 32.0::double precision))::smallint $$`,
  `alter table contents
    add column views_step smallint not null generated always as (public.count_step(views_count)) stored,
    add column likes_step smallint not null generated always as (public.count_step(likes_count)) stored`,
  `create index contents_most_viewed on contents (views_step desc, uuid desc) where statuts = 'public'`,
  `create index contents_most_liked on contents (likes_step desc, uuid desc) where statuts = 'public'`,
]

// In the order of the words, so that two concurrent changes of documents wait for each other instead of deadlocking.
const counts = [
  `create function add_words(changed text[], steps integer[]) returns void language plpgsql as $$
    begin
      insert into words as w (shown, documents) select * from unnest(changed, steps) order by 1
        on conflict (shown) do update set documents = w.documents + excluded.documents;
      delete from words where shown = any (changed) and documents <= 0;
    end $$`,
  `create function count_words() returns trigger language plpgsql as $$
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
      perform add_words(changed, steps);
      return null;
    end $$`,
  ...['content_search', 'channel_search'].flatMap((table) => [
    `create trigger ${table}_added after insert on ${table} referencing new table as after_rows
      for each statement execute function count_words()`,
    `create trigger ${table}_changed after update on ${table} referencing old table as before_rows new table as after_rows
      for each statement execute function count_words()`,
    `create trigger ${table}_removed after delete on ${table} referencing old table as before_rows
      for each statement execute function count_words()`,
  ]),
]

const documents = [
  `create view searchable_contents as
    select contents.uuid as content_uuid, contents.created_at, public.search_text(title) as title_key,
      setweight(public.search_vector(title), 'A') || setweight(public.search_vector(tags.names), 'B')
        || setweight(public.search_vector(channels.name), 'C') || setweight(public.search_vector(contents.description), 'D') as vector,
      public.search_words(concat_ws(' ', title, tags.names, channels.name, contents.description)) as words
    from contents
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      cross join lateral (
        select coalesce(string_agg(hashtags.name, ' '), '') as names
        from content_hashtags join hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
        where content_hashtags.content_uuid = contents.uuid
      ) as tags
    where contents.statuts = 'public' and contents.hidden_at is null and media.playlist_key is not null`,
  `create view searchable_channels as
    select uuid as channel_uuid, public.search_text(name) as name_key,
      setweight(public.search_vector(name), 'A') || setweight(public.search_vector(description), 'D') as vector,
      public.search_words(concat_ws(' ', name, description)) as words
    from channels`,
  // The lock serialises two concurrent changes of one content. Without it, each might not see the other's, and the content might not be
  // listed.
  `create function refresh_search(uuids uuid[]) returns void language plpgsql as $$
    begin
      perform 1 from contents where uuid = any (uuids) order by uuid for no key update;
      delete from content_search as s where s.content_uuid = any (uuids)
        and not exists (select from searchable_contents as c where c.content_uuid = s.content_uuid);
      insert into content_search as s select * from searchable_contents where content_uuid = any (uuids) order by content_uuid
        on conflict (content_uuid) do update
          set created_at = excluded.created_at, title_key = excluded.title_key, vector = excluded.vector, words = excluded.words
          where (s.created_at, s.title_key, s.vector, s.words)
            is distinct from (excluded.created_at, excluded.title_key, excluded.vector, excluded.words);
    end $$`,
  // For rows that were written without the triggers: here, the existing ones.
  `create function fill_search() returns void language sql as $$
    insert into content_search select * from searchable_contents on conflict do nothing;
    insert into channel_search select * from searchable_channels on conflict do nothing $$`,
  `select fill_search()`,
]

const triggers = [
  `create function refresh_content_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search(array[new.uuid]);
      return null;
    end $$`,
  `create trigger contents_search after update of title, description, statuts, hidden_at, created_at on contents for each row
    when ((old.title, old.description, old.statuts, old.hidden_at, old.created_at)
      is distinct from (new.title, new.description, new.statuts, new.hidden_at, new.created_at))
    execute function refresh_content_search()`,
  `create function refresh_media_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search(array[new.content_uuid]);
      return null;
    end $$`,
  `create trigger media_search_added after insert on media for each row
    when (new.playlist_key is not null) execute function refresh_media_search()`,
  `create trigger media_search after update of playlist_key on media for each row
    when ((old.playlist_key is null) <> (new.playlist_key is null)) execute function refresh_media_search()`,
  `create function refresh_linked_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search(array(select distinct content_uuid from changed_links));
      return null;
    end $$`,
  `create trigger content_hashtags_search_added after insert on content_hashtags referencing new table as changed_links
    for each statement execute function refresh_linked_search()`,
  `create trigger content_hashtags_search_removed after delete on content_hashtags referencing old table as changed_links
    for each statement execute function refresh_linked_search()`,
  `create function refresh_hashtag_search() returns trigger language plpgsql as $$
    begin
      perform refresh_search(array(select content_uuid from content_hashtags where hashtag_uuid = new.uuid));
      return null;
    end $$`,
  `create trigger hashtags_search after update of name on hashtags for each row
    when (old.name <> new.name) execute function refresh_hashtag_search()`,
  `create function refresh_channel_search() returns trigger language plpgsql as $$
    begin
      insert into channel_search select * from searchable_channels where channel_uuid = new.uuid
        on conflict (channel_uuid) do update
          set name_key = excluded.name_key, vector = excluded.vector, words = excluded.words;
      if tg_op = 'UPDATE' and old.name <> new.name then
        perform refresh_search(array(select uuid from contents where channel_uuid = new.uuid));
      end if;
      return null;
    end $$`,
  `create trigger channels_search_added after insert on channels for each row execute function refresh_channel_search()`,
  `create trigger channels_search after update of name, description on channels for each row
    when ((old.name, old.description) is distinct from (new.name, new.description)) execute function refresh_channel_search()`,
]

// pg_trgm is loaded first, so that the server knows the setting. The threshold is low because two swapped letters break half of a short
// word's trigrams; the caller computes the distance itself.
const similar = [
  `do $$ begin perform public.similarity('', ''); end $$`,
  `create function similar_words(piece text, most integer) returns setof words language sql stable
    set pg_trgm.similarity_threshold = 0.2 as $$
      select * from words where word % piece and length(word) >= length(piece) - 2 and lexeme is not null
      order by public.similarity(word, piece) desc, documents desc, shown limit most $$`,
]

const statements = [...language, ...tables, ...counts, ...documents, ...triggers, ...similar]
