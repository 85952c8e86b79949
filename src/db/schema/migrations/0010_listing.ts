import { type Kysely, sql } from 'kysely'

/**
 * `content_search` becomes the list of all listed contents, not only for searches: with the channel, so that a channel's latest content is
 * read from one index, and with the trending score, so that ranking matches reads no second table. The score is a copy that is updated in
 * steps of a twentieth: one view among many does not change the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const indexes = [
  `create index content_search_vector on content_search using gin (vector) with (fastupdate = off)`,
  `create index content_search_title on content_search (title_key text_pattern_ops, content_uuid)`,
  `create index content_search_recent on content_search (created_at desc, content_uuid desc)`,
]

// With the indexes dropped and the word count disabled, every row is written only once.
const fill = [
  `alter table content_search add column channel_uuid uuid, add column score double precision`,
  `alter table content_search set (fillfactor = 85)`,
  `drop index content_search_vector, content_search_title, content_search_recent`,
  `alter table content_search disable trigger content_search_changed`,
  `update content_search as s set channel_uuid = contents.channel_uuid, score = rank.score
    from contents join content_rank as rank on rank.content_uuid = contents.uuid where contents.uuid = s.content_uuid`,
  `alter table content_search enable trigger content_search_changed`,
  `alter table content_search alter column channel_uuid set not null, alter column score set not null`,
  ...indexes,
  `create index content_search_channel on content_search (channel_uuid, created_at desc, content_uuid desc)`,
]

const keep = [
  `create or replace view searchable_contents as
    select contents.uuid as content_uuid, contents.created_at, public.search_text(title) as title_key,
      setweight(public.search_vector(title), 'A') || setweight(public.search_vector(tags.names), 'B')
        || setweight(public.search_vector(channels.name), 'C') || setweight(public.search_vector(contents.description), 'D') as vector,
      public.search_words(concat_ws(' ', title, tags.names, channels.name, contents.description)) as words,
      contents.channel_uuid, rank.score
    from contents
      join media on media.content_uuid = contents.uuid
      join channels on channels.uuid = contents.channel_uuid
      join content_rank as rank on rank.content_uuid = contents.uuid
      cross join lateral (
        select coalesce(string_agg(hashtags.name, ' '), '') as names
        from content_hashtags join hashtags on hashtags.uuid = content_hashtags.hashtag_uuid
        where content_hashtags.content_uuid = contents.uuid
      ) as tags
    where contents.statuts = 'public' and contents.hidden_at is null and media.playlist_key is not null`,
  `create function copy_score() returns trigger language plpgsql as $$
    begin
      update content_search set score = new.score where content_uuid = new.content_uuid and abs(score - new.score) > 0.05;
      return null;
    end $$`,
  `create trigger content_rank_copied after update of score on content_rank for each row
    when (new.score <> old.score) execute function copy_score()`,
]

const statements = [...fill, ...keep]
