import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/** Where views come from, as sums per channel and day; and the views of each content by day, for the top videos of a period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Summing up all views takes minutes, while the statement timeout is seconds (see postgres/pool.ts).
  await sql`set local statement_timeout = 0`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const sources = `'home', 'search', 'subscriptions', 'suggestion', 'channel', 'playlist', 'embed', 'outside', 'other', 'unknown'`

const statements = [
  `alter table public.views add column source text not null default 'unknown' check (source in (${sources}))`,
  `alter table public.counted_views add column source text not null default 'unknown' check (source in (${sources}))`,
  // No foreign key to channels, as of channel_days: checking it would lock in another order than a deletion does (see 0006).
  `create table public.channel_day_sources (
    channel_uuid uuid not null,
    day date not null,
    source text not null,
    views integer not null,
    primary key (channel_uuid, day, source)
  ) with (fillfactor = 50)`,
  // The key to contents adds no lock: a counted view has one as well.
  `create table public.content_days (
    content_uuid uuid not null references public.contents (uuid) on delete cascade,
    day date not null,
    views integer not null,
    primary key (content_uuid, day)
  ) with (fillfactor = 50)`,
  `insert into public.channel_day_sources (channel_uuid, day, source, views)
    select channel_uuid, day, 'unknown', views from public.channel_days where views > 0`,
  `insert into public.content_days (content_uuid, day, views)
    select content_uuid, day, count(*) from public.counted_views group by content_uuid, day`,
  `create or replace function public.add_view_to_day() returns trigger language plpgsql as $$
    declare
      channel uuid := public.channel_of(new.content_uuid);
    begin
      insert into public.content_days as d (content_uuid, day, views) values (new.content_uuid, new.day, 1)
        on conflict (content_uuid, day) do update set views = d.views + 1;
      insert into public.channel_day_sources as s (channel_uuid, day, source, views)
        select uuid, new.day, new.source, 1 from public.channels where uuid = channel
        on conflict (channel_uuid, day, source) do update set views = s.views + 1;
      perform public.add_to_day(channel, new.day, more_views => 1);
      return null;
    end $$`,
  `create or replace function public.forget_channel_figures() returns trigger language plpgsql as $$
    begin
      delete from public.channel_totals where channel_uuid = old.uuid;
      delete from public.channel_days where channel_uuid = old.uuid;
      delete from public.channel_day_sources where channel_uuid = old.uuid;
      return null;
    end $$`,
]
