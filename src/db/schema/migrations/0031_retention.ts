import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/**
 * How often each part of a content was watched, as sums over all plays of the version that plays now: its owner's curve of retention. A
 * version is new when other seconds of a file play, not when they are converted again: the same length may differ by a few frames then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const statements = [
  // Plays that began earlier show another version.
  `alter table public.media add column playing_since timestamptz not null default now()`,
  `create function public.note_version() returns trigger language plpgsql as $$
    begin
      new.playing_since := clock_timestamp();
      return new;
    end $$`,
  `create trigger media_version before update on public.media for each row
    when (
      old.playlist_key is distinct from new.playlist_key
      and (old.playing_from <> new.playing_from or abs(old.duration - new.duration) >= 1)
    )
    execute function public.note_version()`,
  // Sums of the version that plays since `since`; of any other version they are out of date.
  `create table public.retention (
    content_uuid uuid primary key references public.contents (uuid) on delete cascade,
    since timestamptz not null,
    plays integer not null,
    times double precision[] not null
  )`,
]
