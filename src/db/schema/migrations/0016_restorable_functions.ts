import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/**
 * Makes a dump restorable. pg_dump does not read the text of functions: it wrote the table `words` before a function that its generated
 * columns call. And a restore runs with an empty search path. Functions that queries inline for each row get bodies that PostgreSQL has
 * parsed: it knows their dependencies, and the caller's search path does not matter any more. The others keep their text and get the
 * current search path.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of parsed) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const punctuation = String.raw`[\s!-/:-@[-` + '`' + String.raw`{-~\u0080-\u00bf\u2000-\u206f\u3000-\u303f]+`
const moreStopWords = ['a', 'les', 'meme', 'etais', 'etait', 'etant', 'etaient']
const singular = ['pas', 'vous', 'nous', 'mais', 'mois', 'tois', 'luis', 'suis', 'etais', 'avais', 'aurais', 'serais', 'auras', 'seras']
const plural = String.raw`\m(?!(?:${singular.join('|')})\M)([a-z]{2,}[aiou])s\M|\m([a-z]+(?:eu|ou|eau))x\M|\m(?:${moreStopWords.join('|')})\M`

// The same bodies as before (migrations 0001, 0005, 0006, 0011), except for the time zone of the two dates: it was the caller's.
const parsed = [
  `create or replace function public.split_words(value text) returns text language sql immutable parallel safe
    return btrim(regexp_replace(lower(value), '${punctuation}', ' ', 'g'))`,
  `create or replace function public.search_text(value text) returns text language sql immutable parallel safe
    return public.split_words(public.unaccent('public.unaccent', value))`,
  `create or replace function public.search_vector(value text) returns tsvector language sql immutable parallel safe
    return to_tsvector('public.french_unaccent'::regconfig, regexp_replace(public.search_text(value), '${plural}', '\\1\\2', 'g'))`,
  `create or replace function public.search_lexeme(value text) returns text language sql immutable parallel safe
    return (tsvector_to_array(public.search_vector(value)))[1]`,
  `create or replace function public.search_words(value text) returns text[] language sql immutable parallel safe
    begin atomic
      select coalesce(array_agg(lexeme order by lexeme), '{}')
      from unnest(to_tsvector('pg_catalog.simple'::regconfig, public.split_words(value)))
        cross join lateral (select public.unaccent('public.unaccent', lexeme) as plain offset 0) as without_accents
      where length(lexeme) <= 40 and plain <> all ('{${moreStopWords.join(',')}}')
        and ts_lexize('pg_catalog.french_stem', plain) <> '{}';
    end`,
  `create or replace function public.count_step(n integer) returns smallint language sql immutable parallel safe
    return round(32 * ln(1 + n / 32.0::double precision))::smallint`,
  `create or replace function rank_weight(weight double precision, at timestamptz) returns double precision language sql stable
    return ln(weight) + extract(epoch from at - timestamptz '2026-01-01 00:00:00+00')::double precision / 604800`,
  `create or replace function similar_weight(at timestamptz) returns double precision language sql stable
    return extract(epoch from at - timestamptz '2026-01-01 00:00:00+00')::double precision / 2592000`,
  `create or replace function add_weights(one double precision, other double precision) returns double precision language sql immutable
    return greatest(one, other) + ln(1 + exp(-least(abs(one - other), 700)))`,
  `create or replace function channel_of(content uuid) returns uuid language sql stable
    return (select channel_uuid from contents where uuid = content)`,
  `create or replace function is_playable(content uuid) returns boolean language sql stable
    return exists (select from media where content_uuid = content and playlist_key is not null)`,
]
