import { type Kysely, sql } from 'kysely'
import { pinSearchPaths } from './searchPaths.ts'

/** The search of playlists. Every public playlist has a row in `playlist_search`, and no private one has: it cannot be found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Every public playlist is read, while the statement timeout is seconds (see postgres/pool.ts).
  await sql`set local statement_timeout = 0`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
  await pinSearchPaths(db)
}

const statements = [
  `create table public.playlist_search (
    playlist_uuid uuid primary key references public.playlists (uuid) on delete cascade,
    name_key text not null,
    vector tsvector not null,
    words text[] not null
  )`,
  `create view public.searchable_playlists as
    select uuid as playlist_uuid, public.search_text(name) as name_key,
      setweight(public.search_vector(name), 'A') || setweight(public.search_vector(description), 'D') as vector,
      public.search_words(concat_ws(' ', name, description)) as words
    from public.playlists where not is_private`,
  // Their words are known to the search as those of channels are, else it would correct them.
  `create trigger playlist_search_added after insert on public.playlist_search referencing new table as after_rows
    for each statement execute function public.count_words()`,
  `create trigger playlist_search_changed after update on public.playlist_search referencing old table as before_rows new table as after_rows
    for each statement execute function public.count_words()`,
  `create trigger playlist_search_removed after delete on public.playlist_search referencing old table as before_rows
    for each statement execute function public.count_words()`,
  `insert into public.playlist_search select * from public.searchable_playlists`,
  `create index playlist_search_vector on public.playlist_search using gin (vector) with (fastupdate = off)`,
  `create index playlist_search_name on public.playlist_search (name_key text_pattern_ops, playlist_uuid)`,
  `create function public.refresh_playlist_search() returns trigger language plpgsql as $$
    begin
      if new.is_private then
        delete from playlist_search where playlist_uuid = new.uuid;
        return null;
      end if;
      insert into playlist_search select * from searchable_playlists where playlist_uuid = new.uuid
        on conflict (playlist_uuid) do update
          set name_key = excluded.name_key, vector = excluded.vector, words = excluded.words;
      return null;
    end $$`,
  `create trigger playlists_search_added after insert on public.playlists for each row
    when (not new.is_private) execute function public.refresh_playlist_search()`,
  `create trigger playlists_search after update of name, description, is_private on public.playlists for each row
    when ((old.name, old.description, old.is_private) is distinct from (new.name, new.description, new.is_private))
    execute function public.refresh_playlist_search()`,
]
