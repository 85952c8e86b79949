/** The size of a generated library. Its users, channels and views grow with its contents. */
export type LibrarySize = { contents: number; users: number; channels: number; hashtags: number; views: number }

/** A hundred videos per ten users, fifty per channel, ten views per video. */
export function librarySize(contents: number): LibrarySize {
  const users = Math.max(1000, contents / 10)
  return { contents, users, channels: Math.max(100, contents / 50), hashtags: 5000, views: contents * 10 }
}

export type Run = (statement: string) => Promise<Record<string, unknown>[]>

// Real traffic is skewed: the cube of a random number gives the first hundredth of the contents a fifth of the views.
const skewed = (count: number): string => `floor(${count} * power(random(), 3))::int`
const even = (count: number): string => `floor(${count} * random())::int`
const id = (kind: string, number: string): string => `md5('${kind}' || ${number})::uuid`

/** Words of two or three syllables. As in a real language, the first ones are frequent and the last ones rare. */
const language = [
  `create function bench_word(n int) returns text language sql immutable as $$
    select syllables[1 + n % 40] || syllables[1 + (n / 40) % 40] || case when n >= 1600 then syllables[1 + (n / 1600) % 40] else '' end
    from (select array['ba','ro','mi','ta','le','su','no','vé','du','ka','pi','lo','mé','ra','gi','fo','te','na','ju','cé','bo','ri','ma','to',
      'lu','sé','ni','va','do','ko','pa','li','mu','ré','ga','fi','ne','ja','ce','bu'] as syllables) as known $$`,
  `create function bench_text(words int) returns text language sql volatile as $$
    select string_agg(bench_word(floor(64000 * power(random(), 4))::int), ' ') from generate_series(1, words) $$`,
]

/** Generates views and likes before the contents, so that each content's counts are known when its row is inserted. */
function events({ contents, users, views }: LibrarySize): string[] {
  return [
    `create unlogged table bench_views as
      select distinct ${even(users)} as u, ${skewed(contents)} as c from generate_series(1, ${Math.round(views * 1.3)})`,
    `delete from bench_views where ctid in (select ctid from bench_views offset ${views})`,
    `create unlogged table bench_likes as select u, c from bench_views where random() < 0.1`,
    `create unlogged table bench_counts as
      select c, sum(view)::int as views, sum(liked)::int as likes
      from (select c, 1 as view, 0 as liked from bench_views union all select c, 0, 1 from bench_likes) as event group by c`,
    `analyze bench_counts`,
  ]
}

function entities({ contents, users, channels, hashtags }: LibrarySize): string[] {
  return [
    `insert into users (uuid, username, email, role_uuid, created_at)
      select ${id('u', 'n')}, 'personne_' || n, 'personne_' || n || '@exemple.fr',
        (select uuid from roles where name = case when n < ${channels} then 'Creators' else 'Utilisateur' end),
        now() - random() * interval '3 years'
      from generate_series(0, ${users - 1}) as n`,
    `insert into channels (uuid, name, description, creator_uuid)
      select ${id('ch', 'n')}, bench_text(2), bench_text(12), ${id('u', 'n')} from generate_series(0, ${channels - 1}) as n`,
    `insert into hashtags (uuid, name) select ${id('h', 'n')}, bench_word(n * 12) || n from generate_series(0, ${hashtags - 1}) as n`,
    `insert into contents (uuid, channel_uuid, title, description, statuts, created_at, views_count, likes_count)
      select ${id('v', 'n')}, ${id('ch', skewed(channels))}, bench_text(4), bench_text(8),
        case when random() < 0.03 then 'private' else 'public' end, now() - power(random(), 2) * interval '3 years',
        coalesce(views, 0), coalesce(likes, 0)
      from generate_series(0, ${contents - 1}) as n left join bench_counts on c = n`,
    `insert into media (content_uuid, state, progress, duration, playlist_key, poster_key, renditions)
      select uuid, 'complete', 100, 30 + floor(random() * 1200), 'contents/' || uuid || '/v/master.m3u8', 'contents/' || uuid || '/p.webp',
        '[{"height":720,"width":1280,"bitrate":2500000}]' from contents`,
    `insert into content_rank
      select uuid, rank_weight(1, created_at) + ln(1 + views_count + 5 * likes_count) from contents`,
    `insert into content_hashtags
      select distinct ${id('v', 'n')}, ${id('h', skewed(hashtags))} from generate_series(0, ${contents - 1}) as n, generate_series(1, 3)`,
    `update hashtags set content_count = n from (
      select hashtag_uuid, count(*)::int as n from content_hashtags join contents on contents.uuid = content_uuid and statuts = 'public'
      group by hashtag_uuid) as used where used.hashtag_uuid = uuid`,
  ]
}

function activity({ contents, users, channels }: LibrarySize): string[] {
  const seen = `now() - power(random(), 2) * interval '1 year'`
  return [
    `insert into follows (follower_uuid, followed_uuid, created_at)
      select distinct on (1, 2) ${id('u', even(users))}, ${id('ch', skewed(channels))}, ${seen} from generate_series(1, ${users * 15})`,
    `update channels set followers_count = n from (select followed_uuid, count(*)::int as n from follows group by 1) as followed
      where followed_uuid = uuid`,
    `insert into reactions (user_uuid, content_uuid, created_at) select ${id('u', 'u')}, ${id('v', 'c')}, ${seen} from bench_likes`,
    `insert into comments (uuid, text, user_uuid, content_uuid, created_at)
      select ${id('co', 'n')}, bench_text(3), ${id('u', even(users))}, ${id('v', skewed(contents))}, ${seen}
      from generate_series(1, ${contents}) as n`,
    `update contents set comments_count = n from (select content_uuid, count(*)::int as n from comments group by 1) as said
      where said.content_uuid = uuid`,
    `insert into views (user_uuid, content_uuid, created_at, started_at)
      select ${id('u', 'u')}, ${id('v', 'c')}, at, at from (select u, c, ${seen} as at from bench_views) as seen`,
    `insert into counted_views (user_uuid, content_uuid, day, created_at)
      select user_uuid, content_uuid, created_at::date, created_at from views`,
    `insert into historicals (user_uuid, content_uuid, created_at, watched_at, position)
      select user_uuid, content_uuid, created_at, created_at, floor(random() * 600) from views`,
  ]
}

/** Tables filled without indexes: unique constraints and indexes are built once, after the inserts. */
const bulky = ['views', 'counted_views', 'historicals', 'reactions', 'comments', 'content_hashtags', 'follows']

async function withoutIndexes(run: Run, fill: () => Promise<void>): Promise<void> {
  const tables = bulky.map((name) => `'${name}'::regclass`).join(', ')
  const indexes = await run(`select pg_get_indexdef(indexrelid) as definition, indexrelid::regclass::text as name
    from pg_index where indrelid in (${tables}) and not exists (select from pg_constraint where conindid = indexrelid)`)
  // A key that a foreign key references has to stay.
  const keys = await run(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint as own where contype in ('p', 'u') and conrelid in (${tables})
      and not exists (select from pg_constraint as other where other.contype = 'f' and other.confrelid = own.conrelid)`)
  for (const { name } of indexes) await run(`drop index ${String(name)}`)
  for (const { table, name } of keys) await run(`alter table ${String(table)} drop constraint ${String(name)}`)
  await fill()
  for (const { table, name, definition } of keys) {
    await run(`alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`)
  }
  for (const { definition } of indexes) await run(String(definition))
}

/**
 * Fills a migrated, empty database with a realistic library: a few contents have most of the views, above all old ones. Triggers are off,
 * so the counters are set here. Later migrations compute what they derive.
 * @param run runs one statement on one connection of a superuser
 */
export async function makeLibrary(run: Run, size: LibrarySize, log: (line: string) => void): Promise<void> {
  await run(`set session_replication_role = replica`)
  await run(`set maintenance_work_mem = '1GB'`)
  await run(`select setseed(0.42)`)
  await withoutIndexes(run, async () => {
    for (const statement of [...language, ...events(size), ...entities(size), ...activity(size)]) {
      const started = performance.now()
      await run(statement)
      log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${statement.trim().split('\n')[0]?.slice(0, 70)}`)
    }
  })
  await run(`drop table bench_views, bench_likes, bench_counts`)
  await run(`set session_replication_role = origin`)
}
