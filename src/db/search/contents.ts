import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Position } from '../keyset.ts'
import { holds, tsquery, type Wanted } from './wanted.ts'

export type SearchSort = 'relevance' | 'date' | 'views' | 'likes'
/** `since`: published then or later. */
export type ContentSearch = { wanted: Wanted; sort: SearchSort; since: Date | null }
/** A content that was found; `key` is what it is sorted by. */
export type Found = Position

/** A search that matches no more than this is read whole and sorted; another one walks an index of the order, down to `scanMax` rows. */
export const collectMax = 2000
const scanMax = 20_000
/** Rows of a walk that are ranked together. */
export const blockSize = 100

/**
 * The search's whole answer, sorted, when it is small.
 * @returns `total` above `collectMax` when it is not: then these are only some of its rows
 */
export async function collectContents(
  db: Db,
  search: ContentSearch,
  { after, limit }: { after: Position | null; limit: number },
): Promise<{ total: number; rows: Found[] }> {
  const { wanted, sort, since } = search
  const keys: Record<SearchSort, RawBuilder<number>> = {
    relevance: relevance(wanted, 'matches'),
    date: sql`(extract(epoch from matches.created_at) * 1000000)::float8`,
    views: sql`contents.views_count::float8`,
    likes: sql`contents.likes_count::float8`,
  }
  const contents = sql`join contents on contents.uuid = matches.content_uuid`
  const joins: Record<SearchSort, RawBuilder<unknown>> = { relevance: sql``, date: sql``, views: contents, likes: contents }
  const { rows } = await sql<{ total: number; rows: Found[] }>`
    with matches as materialized (
      select s.content_uuid, s.created_at, s.title_key, s.vector, s.score from content_search as s
      where ${holds(wanted, 's', 'title_key')} ${publishedSince(since)} limit ${collectMax + 1}::int
    ), page as (
      select * from (
        select matches.content_uuid as uuid, ${keys[sort]} as key
        from matches ${joins[sort]}
      ) as sorted
      ${after ? sql`where (key, uuid) < (${after.key}::float8, ${after.uuid}::uuid)` : sql``}
      order by key desc, uuid desc limit ${limit}::int
    )
    select (select count(*)::int from matches) as total,
      coalesce((select json_agg(page order by key desc, uuid desc) from page), '[]') as rows`.execute(db)
  return rows[0] ?? { total: 0, rows: [] }
}

/** The next matches of a common search in the order of the trending score, with their relevance. @param start where the walk goes on */
export async function walkByScore(
  db: Db,
  { wanted, since }: ContentSearch,
  start: Position | null,
): Promise<(Found & { score: number })[]> {
  const { rows } = await sql<Found & { score: number }>`
    select walked.content_uuid as uuid, walked.score, ${relevance(wanted, 's')} as key
    from (
      select content_uuid, score from content_rank
      ${start ? sql`where (score, content_uuid) < (${start.key}::float8, ${start.uuid}::uuid)` : sql``}
      order by score desc, content_uuid desc limit ${scanMax}::int
    ) as walked
      cross join lateral (select * from content_search where content_uuid = walked.content_uuid offset 0) as s
    where ${holds(wanted, 's', 'title_key')} ${publishedSince(since)}
    order by walked.score desc, walked.content_uuid desc limit ${blockSize}::int`.execute(db)
  return rows
}

/** Matches whose title begins as the query does: of a common search they come first. */
export async function titlesLike(db: Db, { wanted, since }: ContentSearch, most: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select s.content_uuid as uuid, ${relevance(wanted, 's')} as key
    from (
      select * from content_search as s
      where s.title_key like ${wanted.key} || '%' and ${holds(wanted, 's', 'title_key')} ${publishedSince(since)}
      order by s.title_key using ~<~, s.content_uuid limit ${most}::int
    ) as s`.execute(db)
  return rows
}

/** The next matches of a common search, newest, most viewed or most liked first; the last two in the steps of migration 0005. */
export async function walkInOrder(
  db: Db,
  { wanted, sort, since }: ContentSearch,
  { after, limit }: { after: Position | null; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select walked.uuid, walked.key
    from (${ordered(sort, after, scanMax)}) as walked
      cross join lateral (select * from content_search where content_uuid = walked.uuid offset 0) as s
    where ${holds(wanted, 's', 'title_key')} ${publishedSince(since)}
    order by walked.place desc, walked.uuid desc limit ${limit}::int`.execute(db)
  return rows
}

/** Where a walk that began after `start` stopped looking; null when it saw all there is. */
export async function endOfWalk(db: Db, sort: SearchSort, start: Position | null): Promise<Position | null> {
  const { rows } = await sql<Position>`
    select uuid, key from (${ordered(sort, start, scanMax)}) as walked order by place desc, uuid desc offset ${scanMax - 1}::int limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

/** All contents in an order, by its index: `place` is the very column, so that the database knows that they are sorted already. */
function ordered(sort: SearchSort, after: Position | null, limit: number): RawBuilder<unknown> {
  const sources = {
    relevance: { table: 'content_rank', uuid: 'content_uuid', by: 'score', key: sql`score`, only: sql`true` },
    date: {
      table: 'content_search',
      uuid: 'content_uuid',
      by: 'created_at',
      key: sql`(extract(epoch from created_at) * 1000000)::float8`,
      only: sql`true`,
    },
    views: { table: 'contents', uuid: 'uuid', by: 'views_step', key: sql`views_step::float8`, only: sql`statuts = 'public'` },
    likes: { table: 'contents', uuid: 'uuid', by: 'likes_step', key: sql`likes_step::float8`, only: sql`statuts = 'public'` },
  }
  const { table, uuid, by, key, only } = sources[sort]
  const [column, id] = [sql.ref(by), sql.ref(uuid)]
  const last = {
    relevance: sql`${after?.key}::float8`,
    date: sql`to_timestamp(${after?.key}::float8 / 1000000)`,
    views: sql`${after?.key}::float8::smallint`,
    likes: sql`${after?.key}::float8::smallint`,
  }
  return sql`
    select ${id} as uuid, ${column} as place, ${key} as key from ${sql.table(table)}
    where ${only} ${after ? sql`and (${column}, ${id}) < (${last[sort]}, ${after.uuid}::uuid)` : sql``}
    order by ${column} desc, ${id} desc limit ${limit}::int`
}

const publishedSince = (since: Date | null): RawBuilder<unknown> => (since ? sql`and s.created_at >= ${since}` : sql``)

/**
 * How well a content answers: where and how often its words stand (title, hashtags, channel, description), times how popular it is today.
 * Ahead of everything comes the title itself, then a title that begins with the query.
 */
function relevance({ key, groups }: Wanted, document: string): RawBuilder<number> {
  const [title, vector, score] = [sql.ref(`${document}.title_key`), sql.ref(`${document}.vector`), sql.ref(`${document}.score`)]
  const text = groups.length === 0 ? sql`1` : sql`ts_rank('{0.1, 0.25, 0.6, 1}', ${vector}, ${tsquery({ key, groups })}, 32)`
  // The day's first moment, so that the next page is sorted as the last one was.
  const popularity = sql`ln(1 + exp(least(greatest(${score} - rank_weight(1, date_trunc('day', now())), -50), 50)))`
  const head = sql`case when ${title} = ${key} then 100 when starts_with(${title}, ${key}) then 50 else 0 end`
  return sql<number>`(${head} + ${text} * (1 + 0.3 * ${popularity}))::float8`
}
