import { type Kysely, sql } from 'kysely'

/**
 * A search of common words reads these instead of the whole library: the most popular quarter, 16th and so on to the 4096th each have their
 * own index of the words. Also copies a channel's followers to the table of its words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tiers, ...keep, ...channels]) await sql.raw(statement).execute(db)
}

const numbers = [1, 2, 3, 4, 5, 6]

const tiers = [
  // The lowest step of the score that belongs to a tier; updated every hour (db/search/popularityBuckets.ts).
  `create table popularity_tiers (tier smallint primary key, score_step integer not null)`,
  `drop index content_search_vector`,
  // In steps of a quarter: the score of a watched video changes all the time, its place among a million rarely.
  `alter table content_search
    add column score_step integer not null generated always as (floor(score * 4)::integer) stored,
    add column tier smallint not null default 0`,
  `create index content_search_popular on content_search (score_step desc, content_uuid desc)`,
  // A tier of fewer than a hundred contents would save nothing.
  `create function popularity_tiers_now() returns setof popularity_tiers language sql stable as $$
    select tier::smallint, max(score_step)
    from (
      select score_step, sum(count(*)) over (order by score_step desc) as above, sum(count(*)) over () as listed
      from content_search group by score_step
    ) as steps cross join generate_series(1, ${numbers.length}) as tier
    where listed / 4 ^ tier >= 100 and above >= listed / 4 ^ tier
    group by tier $$`,
  `insert into popularity_tiers select * from popularity_tiers_now()`,
  `alter table content_search disable trigger content_search_changed`,
  `update content_search as s set tier = (select max(t.tier) from popularity_tiers as t where t.score_step <= s.score_step)
    where s.score_step >= (select min(t.score_step) from popularity_tiers as t)`,
  `alter table content_search enable trigger content_search_changed`,
  `create index content_search_vector on content_search using gin (vector) with (fastupdate = off)`,
  ...numbers.map(
    (tier) =>
      `create index content_search_vector_${tier} on content_search using gin (vector) with (fastupdate = off) where tier >= ${tier}`,
  ),
  // For contents that fall out of their tier; a condition `tier >= n` must use the index of the words.
  ...numbers.map((tier) => `create index content_search_tier_${tier} on content_search (score_step) where tier = ${tier}`),
]

const keep = [
  `create function place_in_tier() returns trigger language plpgsql as $$
    begin
      new.tier := coalesce((select max(tier) from popularity_tiers where score_step <= floor(new.score * 4)::integer), 0);
      return new;
    end $$`,
  `create trigger content_search_placed before insert or update of score on content_search for each row execute function place_in_tier()`,
]

const channels = [
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
  // A copy that is updated in steps of about 3 % (see migration 0005).
  `create function copy_followers() returns trigger language plpgsql as $$
    begin
      update channel_search set followers_count = new.followers_count where channel_uuid = new.uuid;
      return null;
    end $$`,
  `create trigger channels_followers_copied after update of followers_count on channels for each row
    when (public.count_step(old.followers_count) <> public.count_step(new.followers_count)) execute function copy_followers()`,
]
