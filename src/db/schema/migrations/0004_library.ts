import { type Kysely, sql } from 'kysely'

/** Playlists with contents in an order, the pause of the history, watch time, and «pas intéressé». */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

// Positions are sparse, so that a move writes one row. The constraint is deferrable because renumbering passes through states with
// duplicates. `listed`: everybody may see the content.
const order = [
  `alter table playlist_contents alter column position type bigint, add column listed boolean not null default false`,
  `update playlist_contents set position = ranked.rank * 65536
    from (
      select playlist_uuid, content_uuid,
        row_number() over (partition by playlist_uuid order by position, added_at, content_uuid) as rank
      from playlist_contents
    ) ranked
    where ranked.playlist_uuid = playlist_contents.playlist_uuid and ranked.content_uuid = playlist_contents.content_uuid`,
  `alter table playlist_contents add constraint playlist_contents_position unique (playlist_uuid, position)
    deferrable initially immediate`,
  `create index playlist_contents_listed on playlist_contents (playlist_uuid, position) where listed`,
]

// Two counts: the owner's counts all contents. The others' must not reveal contents that they cannot see.
const counters = [
  `alter table playlists
    add column contents_count integer not null default 0,
    add column listed_count integer not null default 0`,
  `create function is_listed(content uuid) returns boolean language plpgsql as $$
    begin
      return exists (
        select from contents join media on media.content_uuid = contents.uuid
        where contents.uuid = content and statuts = 'public' and hidden_at is null and playlist_key is not null);
    end $$`,
  `update playlist_contents set listed = is_listed(content_uuid)`,
  `update playlists set contents_count = filled.n, listed_count = filled.listed
    from (
      select playlist_uuid, count(*)::integer as n, (count(*) filter (where listed))::integer as listed
      from playlist_contents group by playlist_uuid
    ) filled
    where filled.playlist_uuid = uuid`,
  `create function mark_listed() returns trigger language plpgsql as $$
    begin
      new.listed := is_listed(new.content_uuid);
      return new;
    end $$`,
  `create trigger playlist_contents_mark before insert on playlist_contents for each row execute function mark_listed()`,
  `create function count_playlist_contents() returns trigger language plpgsql as $$
    declare
      step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update playlists set contents_count = contents_count + step * changed.n, listed_count = listed_count + step * changed.listed
        from (
          select playlist_uuid, count(*)::integer as n, (count(*) filter (where listed))::integer as listed
          from changed_rows group by playlist_uuid
        ) changed
        where uuid = changed.playlist_uuid;
      return null;
    end $$`,
  `create trigger playlist_contents_added after insert on playlist_contents referencing new table as changed_rows
    for each statement execute function count_playlist_contents()`,
  `create trigger playlist_contents_removed after delete on playlist_contents referencing old table as changed_rows
    for each statement execute function count_playlist_contents()`,
]

// All transactions lock in the same order, so that they do not deadlock: the content, the playlists by uuid, their rows. A change of
// visibility, a first rendition and a new entry wait for each other at the content's row. These triggers run before those that count for
// channels and search: PostgreSQL fires triggers in the order of their names.
const visibility = [
  `create function lock_playlists_of(content uuid) returns void language plpgsql as $$
    begin
      perform 1 from playlists where uuid in (select playlist_uuid from playlist_contents where content_uuid = content)
        order by uuid for no key update;
    end $$`,
  `create function relist(content uuid) returns void language plpgsql as $$
    declare
      now_listed boolean;
    begin
      perform 1 from contents where uuid = content for no key update;
      perform lock_playlists_of(content);
      now_listed := is_listed(content);
      with changed as (
        update playlist_contents set listed = now_listed where content_uuid = content and listed <> now_listed returning playlist_uuid
      )
      update playlists set listed_count = listed_count + case when now_listed then 1 else -1 end
        from changed where uuid = changed.playlist_uuid;
    end $$`,
  `create function relist_content() returns trigger language plpgsql as $$
    begin
      perform relist(new.uuid);
      return null;
    end $$`,
  `create trigger contents_relist after update of statuts, hidden_at on contents for each row
    when ((old.statuts = 'public' and old.hidden_at is null) <> (new.statuts = 'public' and new.hidden_at is null))
    execute function relist_content()`,
  `create function relist_media() returns trigger language plpgsql as $$
    begin
      perform relist(new.content_uuid);
      return null;
    end $$`,
  `create trigger media_listed after update of playlist_key on media for each row
    when ((old.playlist_key is null) <> (new.playlist_key is null)) execute function relist_media()`,
  `create function leave_playlists() returns trigger language plpgsql as $$
    begin
      perform lock_playlists_of(old.uuid);
      return old;
    end $$`,
  `create trigger contents_leave_playlists before delete on contents for each row execute function leave_playlists()`,
]

// `watched`: seconds of the video accepted since started_at; `reported_at`: the time of the last accepted report.
const watching = [
  `alter table users add column history_paused boolean not null default false`,
  `alter table views
    add column reported_at timestamptz,
    add column watched double precision not null default 0`,
  `create table content_watch (
    content_uuid uuid not null references contents (uuid) on delete cascade,
    day date not null default current_date,
    seconds double precision not null,
    reports integer not null default 1,
    primary key (content_uuid, day)
  )`,
]

const tastes = [
  `create table not_interested (
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (user_uuid, content_uuid)
  )`,
  `create index not_interested_content on not_interested (content_uuid)`,
]

const statements = [...order, ...counters, ...visibility, ...watching, ...tastes]
