import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { microseconds, type Position } from '../connection/keyset.ts'
import { limits } from '../../shared/limits.ts'
import { popularityBuckets, shareOf, type PopularityBucket } from './popularityBuckets.ts'
import { matches, tsquery, type ParsedQuery } from './parsedQuery.ts'
import { rowsOf } from '../connection/rows.ts'

export type SearchSort = 'relevance' | 'date' | 'views' | 'likes'
/** `since`: published at this time or later. `facets`: all of these, as `content_search.facets` has them. */
export type ContentSearch = { parsed: ParsedQuery; sort: SearchSort; since: Date | null; facets: readonly string[] }
/** A content that was found; `key` is what the results are sorted by. */
export type Found = Position
const foundRow = z.object({ uuid: z.string(), key: z.number() })
const collected = z.object({ written: z.number(), spoken: z.number(), rows: z.array(foundRow) })

/**
 * A search with at most this many matches is read completely and sorted; any other is read block by block, in an order that an index has.
 */
export const collectMax = limits.searchCountMax
const lowestUuid = '00000000-0000-0000-0000-000000000000'
/**
 * Rows of an order that are searched for matches: `first` at first, then as many as should contain the missing ones, and never more than
 * `most` at once.
 */
const look = { first: 500, growth: 16, most: 200_000 }
/** Rows of the most viewed or most liked that one walk reads. */
const scanMax = 20_000

/**
 * Returns all results of a small search, sorted. Contents whose texts match come before those in which people only say the words, unless
 * another order is asked for. Of the latter, those are read that come first in that order, if they are many.
 * @returns `isSmall`: false when more texts match than `collectMax`; then `rows` are only some of the results. `total` stops counting above
 * that number
 */
export async function collectContents(
  db: Db,
  search: ContentSearch,
  { after, limit }: { after: Position | null; limit: number },
): Promise<{ isSmall: boolean; total: number; rows: Found[] }> {
  const { parsed, sort } = search
  const keys: Record<SearchSort, RawBuilder<number>> = {
    relevance: sql`case when is_spoken then ${spokenRelevance(parsed, 'matches')} else ${relevance(parsed, 'matches')} end`,
    date: sql`(extract(epoch from matches.created_at) * 1000000)::float8`,
    views: sql`contents.views_count::float8`,
    likes: sql`contents.likes_count::float8`,
  }
  const contents = sql`join contents on contents.uuid = matches.content_uuid`
  const joins: Record<SearchSort, RawBuilder<unknown>> = { relevance: sql``, date: sql``, views: contents, likes: contents }
  const rows = await rowsOf(db, collected)`
    with written as materialized (
      select s.content_uuid, s.created_at, s.title_key, s.vector, s.score, false as is_spoken from content_search as s
      where ${matches(parsed, 's', 'title_key')} ${narrowed(search)} limit ${collectMax + 1}::int
    ), spoken as materialized (
      ${onlySpoken(search)}
    ), matches as (
      select * from written union all select * from spoken
    ), page as (
      select * from (
        select matches.content_uuid as uuid, ${keys[sort]} as key
        from matches ${joins[sort]}
      ) as sorted
      ${after ? sql`where (key, uuid) < (${after.key}::float8, ${after.uuid}::uuid)` : sql``}
      order by key desc, uuid desc limit ${limit}::int
    )
    select (select count(*)::int from written) as written, (select count(*)::int from spoken) as spoken,
      coalesce((select json_agg(page order by key desc, uuid desc) from page), '[]') as rows`
  const { written, spoken, rows: page } = rows[0] ?? { written: 0, spoken: 0, rows: [] }
  return { isSmall: written <= collectMax, total: written + spoken, rows: page }
}

/**
 * Selects the contents whose transcripts and texts together match, and whose texts alone do not: none in a search that is not small. Words
 * that are left out of searches are not looked for in what people say.
 */
function onlySpoken(search: ContentSearch): RawBuilder<unknown> {
  const { parsed, sort } = search
  const columns = sql`s.content_uuid, s.created_at, s.title_key, s.vector, s.score, true as is_spoken`
  if (parsed.groups.length === 0) return sql`select ${columns} from content_search as s where false`
  const contents = sql`join contents on contents.uuid = s.content_uuid`
  const order: Record<SearchSort, { join: RawBuilder<unknown>; column: RawBuilder<unknown> }> = {
    relevance: { join: sql``, column: sql.ref('s.score_step') },
    date: { join: sql``, column: sql.ref('s.created_at') },
    views: { join: contents, column: sql.ref('contents.views_count') },
    likes: { join: contents, column: sql.ref('contents.likes_count') },
  }
  const { join, column } = order[sort]
  return sql`
      select ${columns}
      from contents_saying(${tsquery(parsed)}) as saying (content_uuid) join content_search as s on s.content_uuid = saying.content_uuid ${join}
      where not ${matches(parsed, 's', 'title_key')} ${narrowed(search)}
        and (select count(*) from written) <= ${collectMax}::int
      order by ${column} desc, s.content_uuid desc limit ${collectMax + 1}::int`
}

/** Orders that `content_search` has an index for. PostgreSQL combines it with the index of the words: only rows in both are read. */
type BlockSort = 'relevance' | 'date'
/** A block of such an order: after `start`, up to and including `end`; null is the first or the last row. */
export type Block = { start: Position | null; end: Position | null }

/**
 * Returns the block of an order, most popular or newest first, that begins after `start` and contains `least` matches of a common search;
 * fewer at the end of the order, or when very many rows were read.
 */
export async function nextBlock(
  db: Db,
  search: ContentSearch & { sort: BlockSort },
  start: Position | null,
  least: number,
): Promise<Block & { found: Found[] }> {
  const buckets = search.sort === 'relevance' ? await popularityBuckets(db) : []
  const top = start === null ? await topBucket(db, search, buckets, least) : null
  if (top && top.found.length >= least) return { start, end: top.end, found: top.found }
  const found: Found[] = top?.found ?? []
  let from = top?.end ?? start
  let seen = 0
  let rows = look.first
  for (;;) {
    const end = await placeAfter(db, search.sort, from, rows)
    const here = await matchesIn(db, search, { start: from, end }, buckets)
    found.push(...here)
    seen += rows
    if (end === null || found.length >= least || seen >= look.most) return { start, end, found }
    const missing = (least - found.length) * (rows / Math.max(here.length, 1))
    rows = Math.min(Math.ceil(missing * 1.2), rows * look.growth, look.most - seen)
    from = end
  }
}

/** Returns the smallest bucket that contains `least` matches, or else the largest; null without buckets. */
async function topBucket(
  db: Db,
  search: ContentSearch & { sort: BlockSort },
  buckets: readonly PopularityBucket[],
  least: number,
): Promise<{ end: Position; found: Found[] } | null> {
  const documents = Math.min(...search.parsed.groups.map((group) => group.documents))
  const likely = buckets.filter((bucket, place) => place === buckets.length - 1 || shareOf(bucket, documents) >= least)
  let top: { end: Position; found: Found[] } | null = null
  for (const { score_step: key } of likely) {
    const end = { key, uuid: lowestUuid }
    top = { end, found: await matchesIn(db, search, { start: null, end }, buckets) }
    if (top.found.length >= least) break
  }
  return top
}

/** Returns all matches of a block that `nextBlock` returned, with their sort keys, in no particular order. */
export async function matchesOf(db: Db, search: ContentSearch & { sort: BlockSort }, block: Block): Promise<Found[]> {
  return matchesIn(db, search, block, search.sort === 'relevance' ? await popularityBuckets(db) : [])
}

async function matchesIn(
  db: Db,
  search: ContentSearch & { sort: BlockSort },
  { start, end }: Block,
  buckets: readonly PopularityBucket[],
): Promise<Found[]> {
  const { parsed, sort } = search
  const key = { relevance: relevance(parsed, 's'), date: microseconds(sql.ref('s.created_at')) }[sort]
  const bucket = buckets.find(({ score_step }) => end !== null && score_step <= end.key)
  return rowsOf(db, foundRow)`
    select s.content_uuid as uuid, ${key} as key from content_search as s
    where ${matches(parsed, 's', 'title_key')} ${narrowed(search)}
      ${bucket ? sql`and s.bucket >= ${sql.lit(bucket.bucket)}` : sql``}
      ${start ? sql`and ${placed(sort, bucket)} < ${place(sort, start)}` : sql``}
      ${end ? sql`and ${placed(sort, bucket)} >= ${place(sort, end)}` : sql``}`
}

/** Returns the position this many rows further down in an order; null when there are fewer rows. */
async function placeAfter(db: Db, sort: BlockSort, start: Position | null, rows: number): Promise<Position | null> {
  const column = blockColumn(sort)
  const key = { relevance: column, date: microseconds(sql.ref('s.created_at')) }[sort]
  const [end] = await rowsOf(db, foundRow)`
    select s.content_uuid as uuid, ${key} as key from content_search as s
    ${start ? sql`where ${placed(sort)} < ${place(sort, start)}` : sql``}
    order by ${column} desc, s.content_uuid desc offset ${rows - 1}::int limit 1`
  return end ?? null
}

const blockColumn = (sort: BlockSort): RawBuilder<number> => sql.ref({ relevance: 's.score_step', date: 's.created_at' }[sort])
/**
 * Rows above a bucket's first step belong to the bucket, so the bucket's own index of the words is used. The sum `+ 0` keeps PostgreSQL from
 * using the index of the steps.
 */
const placed = (sort: BlockSort, bucket?: PopularityBucket) => sql`(${blockColumn(sort)} ${bucket ? sql`+ 0` : sql``}, s.content_uuid)`
const place = (sort: BlockSort, { key, uuid }: Position) =>
  sql`(${{ relevance: sql`${key}::int`, date: sql`to_timestamp(${key}::float8 / 1000000)` }[sort]}, ${uuid}::uuid)`

/** Returns matches whose title begins with the query: in a common search they come first. */
export async function titlesLike(db: Db, search: ContentSearch, most: number): Promise<Found[]> {
  const { parsed } = search
  return rowsOf(db, foundRow)`
    select s.content_uuid as uuid, ${relevance(parsed, 's')} as key
    from (
      select * from content_search as s
      where s.title_key like ${parsed.key} || '%' and ${matches(parsed, 's', 'title_key')} ${narrowed(search)}
      order by s.title_key using ~<~, s.content_uuid limit ${most}::int
    ) as s`
}

/** Orders by counts, in the steps of migration 0005. */
type CountSort = 'views' | 'likes'

/** Returns the next matches of a common search, most viewed or most liked first. */
export async function walkInOrder(
  db: Db,
  search: ContentSearch & { sort: CountSort },
  { after, limit }: { after: Position | null; limit: number },
): Promise<Found[]> {
  const { parsed, sort } = search
  return rowsOf(db, foundRow)`
    select walked.uuid, walked.place::float8 as key
    from (${ordered(sort, after, scanMax)}) as walked
      cross join lateral (select * from content_search where content_uuid = walked.uuid offset 0) as s
    where ${matches(parsed, 's', 'title_key')} ${narrowed(search)}
    order by walked.place desc, walked.uuid desc limit ${limit}::int`
}

/** Returns where a walk that began after `start` stopped; null when it read all rows. */
export async function endOfWalk(db: Db, sort: CountSort, start: Position | null): Promise<Position | null> {
  const rows = await rowsOf(db, foundRow)`
    select uuid, place::float8 as key from (${ordered(sort, start, scanMax)}) as walked
    order by place desc, uuid desc offset ${scanMax - 1}::int limit 1`
  return rows[0] ?? null
}

/**
 * Selects public contents in the order of a count, by its index. `place` is the column itself, so that PostgreSQL knows that the rows are
 * sorted already.
 */
function ordered(sort: CountSort, after: Position | null, limit: number): RawBuilder<unknown> {
  const column = sql.ref({ views: 'views_step', likes: 'likes_step' }[sort])
  return sql`
    select uuid, ${column} as place from contents
    where statuts = 'public' ${after ? sql`and (${column}, uuid) < (${after.key}::float8::smallint, ${after.uuid}::uuid)` : sql``}
    order by ${column} desc, uuid desc limit ${limit}::int`
}

/** The filters of a search besides its words, as further conditions on `s`. */
const narrowed = ({ since, facets }: ContentSearch): RawBuilder<unknown> =>
  sql`${since ? sql`and s.created_at >= ${since}` : sql``} ${facets.length > 0 ? sql`and s.facets @> ${facets}::text[]` : sql``}`

/**
 * The rank of a match: where and how often its words occur (title, hashtags, channel, description), times its popularity today. A title
 * that equals the query comes first, then a title that begins with it.
 */
function relevance({ key, groups }: ParsedQuery, document: string): RawBuilder<number> {
  const title = sql.ref(`${document}.title_key`)
  const text = groups.length === 0 ? sql`1` : textRank({ key, groups }, document)
  const head = sql`case when ${title} = ${key} then 100 when starts_with(${title}, ${key}) then 50 else 0 end`
  return sql<number>`(${head} + ${text} * ${popularity(document)})::float8`
}

/** The rank of a content in which people only say some words of the query, or all: below zero, where no other is. */
function spokenRelevance(parsed: ParsedQuery, document: string): RawBuilder<number> {
  if (parsed.groups.length === 0) return sql<number>`0::float8`
  return sql<number>`(-1000 + (0.1 + ${textRank(parsed, document)}) * ${popularity(document)})::float8`
}

const textRank = (parsed: ParsedQuery, document: string): RawBuilder<number> =>
  sql`ts_rank('{0.1, 0.25, 0.6, 1}', ${sql.ref(`${document}.vector`)}, ${tsquery(parsed)}, 32)`

/** From 1 to 16. It counts from the start of the day, so that the next page is sorted like the last one. */
const popularity = (document: string): RawBuilder<number> =>
  sql`(1 + 0.3 * ln(1 + exp(least(greatest(${sql.ref(`${document}.score`)} - rank_weight(1, date_trunc('day', now())), -50), 50))))`
