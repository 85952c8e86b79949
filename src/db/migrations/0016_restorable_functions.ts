import { type Kysely, sql } from 'kysely'

/**
 * A dump can be restored. pg_dump does not look into the text of a function: it wrote the table `words` before a function that its
 * generated columns came to call. And whoever restores has an empty search path. Functions that queries write out for each row become
 * bodies that PostgreSQL has parsed: it knows what they need, and whose path is in force no longer matters. The others keep their text
 * and get the path that is in force now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...parsed, ...withPath.map(pathOf)]) await sql.raw(statement).execute(db)
}

const punctuation = String.raw`[\s!-/:-@[-` + '`' + String.raw`{-~\u0080-\u00bf\u2000-\u206f\u3000-\u303f]+`
const moreStopWords = ['a', 'les', 'meme', 'etais', 'etait', 'etant', 'etaient']
const singular = ['pas', 'vous', 'nous', 'mais', 'mois', 'tois', 'luis', 'suis', 'etais', 'avais', 'aurais', 'serais', 'auras', 'seras']
const plural = String.raw`\m(?!(?:${singular.join('|')})\M)([a-z]{2,}[aiou])s\M|\m([a-z]+(?:eu|ou|eau))x\M|\m(?:${moreStopWords.join('|')})\M`

// Word for word what they were (migrations 0001, 0005, 0006, 0011), but for the zone of the two dates: it was that of who called.
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

const withPath = [
  // Queries call these once and not for each row.
  [
    'add_rank(uuid, double precision, timestamptz)',
    'add_to_day(uuid, date, integer, integer, integer, integer, integer, double precision)',
  ],
  ['add_totals(contents, integer, boolean)', 'fill_search()', 'popularity_tiers_now()', 'refresh_search_later(uuid[])'],
  ['similar_words(text, integer)'],
  ['add_words(text[], integer[])', 'is_listed(uuid)', 'lock_playlists_of(uuid)', 'refresh_due_search(integer)', 'refresh_search(uuid[])'],
  ['refresh_search_soon(uuid[])', 'relist(uuid)'],
  // Triggers.
  ['add_comment_to_day()', 'add_follow_to_day()', 'add_like_to_day()', 'add_seconds_to_day()', 'add_video_to_day()', 'add_view_to_day()'],
  ['copy_followers()', 'copy_score()', 'count_comment()', 'count_comment_like()', 'count_content()', 'count_content_hashtags()'],
  ['count_follow()', 'count_hidden_content()', 'count_playable()', 'count_playlist_contents()', 'count_reaction()', 'count_view()'],
  ['count_words()', 'forget_channel_figures()', 'forget_pairs()', 'gain_unread()', 'leave_playlists()', 'lose_unread()'],
  ['make_channel_totals()', 'make_media()', 'make_watch_later()', 'mark_listed()', 'pair_view()', 'place_in_tier()'],
  ['refresh_channel_search()', 'refresh_content_search()', 'refresh_hashtag_search()', 'refresh_linked_search()', 'refresh_media_search()'],
  ['relist_content()', 'relist_media()', 'take_back_rank()', 'withdraw_comment_notifications()', 'withdraw_notifications()'],
].flat()

/** Whatever schemas the site was installed in: those that are in force while it is migrated. */
const pathOf = (name: string): string => `do $$ begin
    execute 'alter function ${name} set search_path = ' || (select string_agg(quote_ident(s), ', ') from unnest(current_schemas(false)) as s);
  end $$`
