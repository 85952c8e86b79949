import { type Kysely, sql } from 'kysely'

/**
 * What a search of common words needs beside the words: an index of the popularity in the same table, for PostgreSQL to cross with that
 * of the words, and a channel's followers where its words are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // In steps of a quarter: the score of a video that is watched changes all the time, its place among a million seldom.
  `alter table content_search add column score_step integer not null generated always as (floor(score * 4)::integer) stored`,
  `create index content_search_popular on content_search (score_step desc, content_uuid desc)`,

  `alter table channel_search add column followers_count integer`,
  `alter table channel_search disable trigger channel_search_changed`,
  `update channel_search as s set followers_count = channels.followers_count from channels where channels.uuid = s.channel_uuid`,
  `alter table channel_search enable trigger channel_search_changed`,
  `alter table channel_search alter column followers_count set not null`,
  `create or replace view searchable_channels as
    select uuid as channel_uuid, public.search_text(name) as name_key,
      setweight(public.search_vector(name), 'A') || setweight(public.search_vector(description), 'D') as vector,
      public.search_words(concat_ws(' ', name, description)) as words,
      followers_count
    from channels`,
  // A copy that follows by steps of about 3 % (see migration 0005).
  `create function copy_followers() returns trigger language plpgsql as $$
    begin
      update channel_search set followers_count = new.followers_count where channel_uuid = new.uuid;
      return null;
    end $$`,
  `create trigger channels_followers_copied after update of followers_count on channels for each row
    when (public.count_step(old.followers_count) <> public.count_step(new.followers_count)) execute function copy_followers()`,
]
