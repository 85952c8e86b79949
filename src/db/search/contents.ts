import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { microseconds, type Position } from '../keyset.ts'
import { limits } from '../../shared/limits.ts'
import { popularityTiers, shareOf, type Tier } from './tiers.ts'
import { holds, tsquery, type Wanted } from './wanted.ts'

export type SearchSort = 'relevance' | 'date' | 'views' | 'likes'
/** `since`: published then or later. */
export type ContentSearch = { wanted: Wanted; sort: SearchSort; since: Date | null }
/** A content that was found; `key` is what it is sorted by. */
export type Found = Position

/** A search that matches no more than this is read whole and sorted; another one is read part by part, in an order that an index has. */
export const collectMax = limits.searchCountMax
const lowestUuid = '00000000-0000-0000-0000-000000000000'
/** Rows of an order in which matches are looked for: first so many, then as many as should hold the missing ones, and no more in one go. */
const look = { first: 500, growth: 16, most: 200_000 }
/** Rows of the most viewed or most liked that one walk sees. */
const scanMax = 20_000

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

/** Orders that `content_search` has an index of, which PostgreSQL crosses with that of the words: only rows in both are read. */
type BlockSort = 'relevance' | 'date'
/** Part of such an order: after `start` up to and with `end`; null is the first or the last row. */
export type Block = { start: Position | null; end: Position | null }

/**
 * The block of an order, most popular or newest first, that begins after `start` and holds `least` matches of a common search; fewer
 * when all has been seen, or very much of it.
 */
export async function nextBlock(
  db: Db,
  search: ContentSearch & { sort: BlockSort },
  start: Position | null,
  least: number,
): Promise<Block & { found: Found[] }> {
  const tiers = search.sort === 'relevance' ? await popularityTiers(db) : []
  const top = start === null ? await topTier(db, search, tiers, least) : null
  if (top && top.found.length >= least) return { start, end: top.end, found: top.found }
  const found: Found[] = top?.found ?? []
  let from = top?.end ?? start
  let seen = 0
  let rows = look.first
  for (;;) {
    const end = await placeAfter(db, search.sort, from, rows)
    const here = await matchesIn(db, search, { start: from, end }, tiers)
    found.push(...here)
    seen += rows
    if (end === null || found.length >= least || seen >= look.most) return { start, end, found }
    const missing = (least - found.length) * (rows / Math.max(here.length, 1))
    rows = Math.min(Math.ceil(missing * 1.2), rows * look.growth, look.most - seen)
    from = end
  }
}

/** The smallest tier that holds `least` matches, or else the largest; null without tiers. */
async function topTier(
  db: Db,
  search: ContentSearch & { sort: BlockSort },
  tiers: readonly Tier[],
  least: number,
): Promise<{ end: Position; found: Found[] } | null> {
  const documents = Math.min(...search.wanted.groups.map((group) => group.documents))
  const likely = tiers.filter((tier, place) => place === tiers.length - 1 || shareOf(tier, documents) >= least)
  let top: { end: Position; found: Found[] } | null = null
  for (const { score_step: key } of likely) {
    const end = { key, uuid: lowestUuid }
    top = { end, found: await matchesIn(db, search, { start: null, end }, tiers) }
    if (top.found.length >= least) break
  }
  return top
}

/** All matches of a block that `nextBlock` found, with what they are sorted by, in no order. */
export async function matchesOf(db: Db, search: ContentSearch & { sort: BlockSort }, block: Block): Promise<Found[]> {
  return matchesIn(db, search, block, search.sort === 'relevance' ? await popularityTiers(db) : [])
}

async function matchesIn(
  db: Db,
  { wanted, sort, since }: ContentSearch & { sort: BlockSort },
  { start, end }: Block,
  tiers: readonly Tier[],
): Promise<Found[]> {
  const key = { relevance: relevance(wanted, 's'), date: microseconds(sql.ref('s.created_at')) }[sort]
  const tier = tiers.find(({ score_step }) => end !== null && score_step <= end.key)
  const { rows } = await sql<Found>`
    select s.content_uuid as uuid, ${key} as key from content_search as s
    where ${holds(wanted, 's', 'title_key')} ${publishedSince(since)}
      ${tier ? sql`and s.tier >= ${sql.lit(tier.tier)}` : sql``}
      ${start ? sql`and ${placed(sort, tier)} < ${place(sort, start)}` : sql``}
      ${end ? sql`and ${placed(sort, tier)} >= ${place(sort, end)}` : sql``}`.execute(db)
  return rows
}

/** The row that stands so many further down in an order; null when there are fewer. */
async function placeAfter(db: Db, sort: BlockSort, start: Position | null, rows: number): Promise<Position | null> {
  const column = blockColumn(sort)
  const key = { relevance: column, date: microseconds(sql.ref('s.created_at')) }[sort]
  const found = await sql<Position>`
    select s.content_uuid as uuid, ${key} as key from content_search as s
    ${start ? sql`where ${placed(sort)} < ${place(sort, start)}` : sql``}
    order by ${column} desc, s.content_uuid desc offset ${rows - 1}::int limit 1`.execute(db)
  return found.rows[0] ?? null
}

const blockColumn = (sort: BlockSort): RawBuilder<number> => sql.ref({ relevance: 's.score_step', date: 's.created_at' }[sort])
/** What stands above the first step of a tier is of that tier, whose own index of the words is read: by the sum, that of the steps is not. */
const placed = (sort: BlockSort, tier?: Tier) => sql`(${blockColumn(sort)} ${tier ? sql`+ 0` : sql``}, s.content_uuid)`
const place = (sort: BlockSort, { key, uuid }: Position) =>
  sql`(${{ relevance: sql`${key}::int`, date: sql`to_timestamp(${key}::float8 / 1000000)` }[sort]}, ${uuid}::uuid)`

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

/** Orders of counts, in the steps of migration 0005. */
type CountSort = 'views' | 'likes'

/** The next matches of a common search, most viewed or most liked first. */
export async function walkInOrder(
  db: Db,
  { wanted, sort, since }: ContentSearch & { sort: CountSort },
  { after, limit }: { after: Position | null; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select walked.uuid, walked.place::float8 as key
    from (${ordered(sort, after, scanMax)}) as walked
      cross join lateral (select * from content_search where content_uuid = walked.uuid offset 0) as s
    where ${holds(wanted, 's', 'title_key')} ${publishedSince(since)}
    order by walked.place desc, walked.uuid desc limit ${limit}::int`.execute(db)
  return rows
}

/** Where a walk that began after `start` stopped looking; null when it saw all there is. */
export async function endOfWalk(db: Db, sort: CountSort, start: Position | null): Promise<Position | null> {
  const { rows } = await sql<Position>`
    select uuid, place::float8 as key from (${ordered(sort, start, scanMax)}) as walked
    order by place desc, uuid desc offset ${scanMax - 1}::int limit 1`.execute(db)
  return rows[0] ?? null
}

/** Public contents by a count, by its index: `place` is the very column, so that the database knows that they are sorted already. */
function ordered(sort: CountSort, after: Position | null, limit: number): RawBuilder<unknown> {
  const column = sql.ref({ views: 'views_step', likes: 'likes_step' }[sort])
  return sql`
    select uuid, ${column} as place from contents
    where statuts = 'public' ${after ? sql`and (${column}, uuid) < (${after.key}::float8::smallint, ${after.uuid}::uuid)` : sql``}
    order by ${column} desc, uuid desc limit ${limit}::int`
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
