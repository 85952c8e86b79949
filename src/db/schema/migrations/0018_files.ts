import { type Kysely, sql } from 'kysely'

/** A limit for uploads that all processes share, and the keys of media that are renamed when a content leaves the public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...uploads, ...names]) await sql.raw(statement).execute(db)
}

const uploads = [
  // The uploads that are being received. Unlogged: none of them continues after a crash of the database.
  `create unlogged table uploads_in_flight (
    uuid uuid primary key,
    user_uuid uuid not null references users on delete cascade,
    bytes int8 not null,
    expires_at timestamptz not null
  )`,
  `create index uploads_in_flight_user on uploads_in_flight (user_uuid)`,
]

// No foreign keys: a write of media alone would wait for its content, against the lock order (docs/architecture.md).
const names = [
  // Contents that left the public and whose files still have their public names.
  `create table media_to_rename (content_uuid uuid primary key, since timestamptz not null default clock_timestamp())`,
  // Former keys of a content's media, while files may still exist under them: a version's folder, or one picture.
  `create table former_media_keys (
    content_uuid uuid not null,
    key text not null,
    due boolean not null default false,
    primary key (content_uuid, key)
  )`,
  `create index former_media_keys_due on former_media_keys (content_uuid) where due`,
  `create function ask_for_new_names() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into media_to_rename (content_uuid) values (new.uuid) on conflict (content_uuid) do update set since = excluded.since;
      return null;
    end $$`,
  `create trigger contents_to_rename after update of statuts, hidden_at on contents for each row
    when ((new.statuts = 'private' and old.statuts = 'public') or (new.hidden_at is not null and old.hidden_at is null))
    execute function ask_for_new_names()`,
  `create function keep_former_keys() returns trigger language plpgsql set search_path from current as $$
    begin
      insert into former_media_keys (content_uuid, key)
        select old.content_uuid, former from (values
          (regexp_replace(old.playlist_key, '/[^/]+$', ''), regexp_replace(new.playlist_key, '/[^/]+$', '')),
          (regexp_replace(old.storyboard_key, '/[^/]+$', ''), regexp_replace(new.storyboard_key, '/[^/]+$', '')),
          (old.poster_key, new.poster_key), (old.thumbnail_key, new.thumbnail_key)
        ) as keys (former, current) where former is not null and former is distinct from current
        on conflict (content_uuid, key) do nothing;
      return null;
    end $$`,
  `create trigger media_renamed after update of playlist_key, storyboard_key, poster_key, thumbnail_key on media
    for each row execute function keep_former_keys()`,
  `create function forget_names() returns trigger language plpgsql set search_path from current as $$
    begin
      delete from former_media_keys where content_uuid = old.content_uuid;
      delete from media_to_rename where content_uuid = old.content_uuid;
      return null;
    end $$`,
  `create trigger media_gone after delete on media for each row execute function forget_names()`,
]
