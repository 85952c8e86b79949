import { type Kysely, sql } from 'kysely'

/** All entities of specification §3. Triggers maintain the counters, so that no query counts rows and no write can miss a count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const accounts = [
  `create table roles (
    uuid uuid primary key default gen_random_uuid(),
    name text not null,
    description text not null default '',
    self_assignable boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create unique index roles_name on roles (lower(name))`,
  `insert into roles (name, description, self_assignable) values
    ('Utilisateur', 'Regarde, aime, commente et suit des créateurs', true),
    ('Creators', 'Possède une chaîne et publie des vidéos', true),
    ('Modérateur', 'Lit les signalements, masque des vidéos et des commentaires', false),
    ('Administrateur', 'Gère les rôles, les comptes et les badges', false)`,
  `create table users (
    uuid uuid primary key default gen_random_uuid(),
    username text not null,
    firstname text not null default '',
    lastname text not null default '',
    email text not null,
    password_hash text,
    avatar_key text,
    role_uuid uuid not null references roles (uuid),
    created_at timestamptz not null default now()
  )`,
  `create unique index users_username on users (lower(username))`,
  `create unique index users_email on users (lower(email))`,
  `create index users_role on users (role_uuid)`,
  `create table sessions (
    token_hash text primary key,
    user_uuid uuid not null references users (uuid) on delete cascade,
    user_agent text,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_uuid)`,
  `create index sessions_expiry on sessions (expires_at)`,
]

const library = [
  `create table channels (
    uuid uuid primary key default gen_random_uuid(),
    name text not null,
    description text not null default '',
    banner_key text,
    creator_uuid uuid not null unique references users (uuid) on delete cascade,
    verified boolean not null default false,
    followers_count integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create index channels_name on channels (lower(name))`,
  `create index channels_followers on channels (followers_count desc, uuid)`,
  `create table contents (
    uuid uuid primary key default gen_random_uuid(),
    channel_uuid uuid not null references channels (uuid) on delete cascade,
    title text not null,
    description text not null default '',
    statuts text not null check (statuts in ('public', 'private')),
    idempotency_key uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    likes_count integer not null default 0,
    comments_count integer not null default 0,
    views_count integer not null default 0,
    unique (channel_uuid, idempotency_key)
  )`,
  `create index contents_channel_recent on contents (channel_uuid, created_at desc, uuid desc)`,
  `create index contents_recent on contents (created_at desc, uuid desc) where statuts = 'public'`,
  `create table media (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    state text not null default 'awaitingFile'
      check (state in ('awaitingFile', 'received', 'processing', 'watchable', 'complete', 'failed')),
    progress smallint not null default 0 check (progress between 0 and 100),
    failure text,
    original_key text,
    upload_uuid uuid,
    duration double precision not null default 0,
    width integer,
    height integer,
    playlist_key text,
    renditions jsonb not null default '[]',
    thumbnail_key text,
    poster_key text,
    storyboard_key text,
    updated_at timestamptz not null default now()
  )`,
  `create table hashtags (
    uuid uuid primary key default gen_random_uuid(),
    name text not null,
    content_count integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create unique index hashtags_name on hashtags (lower(name))`,
  `create index hashtags_popular on hashtags (content_count desc, uuid)`,
  `create table content_hashtags (
    content_uuid uuid not null references contents (uuid) on delete cascade,
    hashtag_uuid uuid not null references hashtags (uuid) on delete cascade,
    primary key (content_uuid, hashtag_uuid)
  )`,
  `create index content_hashtags_hashtag on content_hashtags (hashtag_uuid)`,
  // Trending decays with a time constant of seven days. Instead of ageing every row, each event adds weight * e^(t / 7 days), stored as a
  // logarithm so that it never overflows: the order does not change over time.
  `create table content_rank (
    content_uuid uuid primary key references contents (uuid) on delete cascade,
    score double precision not null
  )`,
  `create index content_rank_score on content_rank (score desc, content_uuid desc)`,
]

const interactions = [
  `create table comments (
    uuid uuid primary key default gen_random_uuid(),
    text text not null,
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    created_at timestamptz not null default now()
  )`,
  `create index comments_content on comments (content_uuid, created_at desc, uuid desc)`,
  `create index comments_user on comments (user_uuid)`,
  `create table reactions (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    liked boolean not null default true,
    created_at timestamptz not null default now(),
    unique (user_uuid, content_uuid)
  )`,
  `create index reactions_content on reactions (content_uuid)`,
  `create table follows (
    uuid uuid primary key default gen_random_uuid(),
    follower_uuid uuid not null references users (uuid) on delete cascade,
    followed_uuid uuid not null references channels (uuid) on delete cascade,
    notify boolean not null default false,
    created_at timestamptz not null default now(),
    unique (follower_uuid, followed_uuid)
  )`,
  `create index follows_followed on follows (followed_uuid)`,
  `create table playlists (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    name text not null,
    description text not null default '',
    is_default boolean not null default false,
    is_private boolean not null default true,
    created_at timestamptz not null default now(),
    updated_content_at timestamptz not null default now()
  )`,
  `create index playlists_user on playlists (user_uuid, updated_content_at desc)`,
  `create unique index playlists_default on playlists (user_uuid) where is_default`,
  `create table playlist_contents (
    playlist_uuid uuid not null references playlists (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    position integer not null,
    added_at timestamptz not null default now(),
    primary key (playlist_uuid, content_uuid)
  )`,
  `create index playlist_contents_content on playlist_contents (content_uuid)`,
  `create table views (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    started_at timestamptz not null default now(),
    unique (user_uuid, content_uuid)
  )`,
  `create index views_content on views (content_uuid)`,
  `create table counted_views (
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    day date not null default current_date,
    created_at timestamptz not null default now(),
    primary key (user_uuid, content_uuid, day)
  )`,
  `create index counted_views_content on counted_views (content_uuid)`,
  `create table historicals (
    uuid uuid primary key default gen_random_uuid(),
    user_uuid uuid not null references users (uuid) on delete cascade,
    content_uuid uuid not null references contents (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    watched_at timestamptz not null default now(),
    position double precision not null default 0,
    unique (user_uuid, content_uuid)
  )`,
  `create index historicals_user on historicals (user_uuid, watched_at desc, uuid desc)`,
  `create index historicals_content on historicals (content_uuid)`,
  `create table settings (key text primary key, value jsonb not null)`,
]

// exp() raises an error on underflow, which fourteen years between two events would cause: 700 stands for infinity.
const rank = [
  `create function rank_weight(weight double precision, at timestamptz) returns double precision
    language sql stable as $$ select ln(weight) + extract(epoch from at - timestamptz '2026-01-01')::double precision / 604800 $$`,
  `create function add_rank(content uuid, weight double precision, at timestamptz) returns void
    language sql as $$
      insert into content_rank as r values (content, rank_weight(weight, at))
      on conflict (content_uuid) do update set score =
        greatest(r.score, excluded.score) + ln(1 + exp(-least(abs(r.score - excluded.score), 700)))
    $$`,
]

const counters = [
  `create function count_reaction() returns trigger language plpgsql as $$
    declare
      before integer := case when tg_op <> 'INSERT' and old.liked then 1 else 0 end;
      after integer := case when tg_op <> 'DELETE' and new.liked then 1 else 0 end;
    begin
      if before <> after then
        update contents set likes_count = likes_count + after - before where uuid = coalesce(new.content_uuid, old.content_uuid);
        if after > before then perform add_rank(new.content_uuid, 5, new.created_at); end if;
      end if;
      return null;
    end $$`,
  `create trigger reactions_count after insert or update or delete on reactions for each row execute function count_reaction()`,
  `create function count_comment() returns trigger language plpgsql as $$
    begin
      update contents set comments_count = comments_count + case tg_op when 'INSERT' then 1 else -1 end
        where uuid = coalesce(new.content_uuid, old.content_uuid);
      return null;
    end $$`,
  `create trigger comments_count after insert or delete on comments for each row execute function count_comment()`,
  `create function count_view() returns trigger language plpgsql as $$
    begin
      update contents set views_count = views_count + 1 where uuid = new.content_uuid;
      perform add_rank(new.content_uuid, 1, new.created_at);
      return null;
    end $$`,
  `create trigger counted_views_count after insert on counted_views for each row execute function count_view()`,
  `create function count_follow() returns trigger language plpgsql as $$
    begin
      update channels set followers_count = followers_count + case tg_op when 'INSERT' then 1 else -1 end
        where uuid = coalesce(new.followed_uuid, old.followed_uuid);
      return null;
    end $$`,
  `create trigger follows_count after insert or delete on follows for each row execute function count_follow()`,
  // Per statement and in the order of the uuids: two creators who add the same hashtags in different orders must not deadlock. FOR NO KEY
  // UPDATE, because the foreign keys of both already hold a share lock on these rows.
  `create function count_content_hashtags() returns trigger language plpgsql as $$
    declare
      step integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      perform 1 from hashtags where uuid in (select hashtag_uuid from changed_links) order by uuid for no key update;
      update hashtags set content_count = content_count + step * links.n
        from (
          select hashtag_uuid, count(*)::integer as n
          from changed_links join contents on contents.uuid = content_uuid and statuts = 'public'
          group by hashtag_uuid
        ) links
        where uuid = links.hashtag_uuid;
      return null;
    end $$`,
  `create trigger content_hashtags_added after insert on content_hashtags referencing new table as changed_links
    for each statement execute function count_content_hashtags()`,
  `create trigger content_hashtags_removed after delete on content_hashtags referencing old table as changed_links
    for each statement execute function count_content_hashtags()`,
  // A content that becomes private or is deleted leaves its hashtags' public counts. BEFORE DELETE, because the cascade deletes the links
  // when the content can no longer be read.
  `create function count_hidden_content() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from content_hashtags where content_uuid = old.uuid;
        return old;
      end if;
      perform 1 from hashtags where uuid in (select hashtag_uuid from content_hashtags where content_uuid = new.uuid)
        order by uuid for no key update;
      update hashtags set content_count = content_count + case new.statuts when 'public' then 1 else -1 end
        where uuid in (select hashtag_uuid from content_hashtags where content_uuid = new.uuid);
      return new;
    end $$`,
  `create trigger contents_gone before delete on contents for each row execute function count_hidden_content()`,
  `create trigger contents_visibility before update of statuts on contents for each row
    when (old.statuts is distinct from new.statuts) execute function count_hidden_content()`,
  `create function make_media() returns trigger language plpgsql as $$
    begin
      insert into media (content_uuid) values (new.uuid);
      insert into content_rank values (new.uuid, rank_weight(1, new.created_at)) on conflict do nothing;
      return null;
    end $$`,
  `create trigger contents_media after insert on contents for each row execute function make_media()`,
  `create function make_watch_later() returns trigger language plpgsql as $$
    begin
      insert into playlists (user_uuid, name, is_default, is_private) values (new.uuid, 'À consulter plus tard', true, true);
      return null;
    end $$`,
  `create trigger users_watch_later after insert on users for each row execute function make_watch_later()`,
]

const statements = [...accounts, ...library, ...interactions, ...rank, ...counters]
