import type { Db } from '../../db/connection/database.ts'
import type { Position } from '../../db/connection/keyset.ts'
import {
  type Block,
  collectContents,
  collectMax,
  type ContentSearch,
  endOfWalk,
  type Found,
  matchesOf,
  nextBlock,
  titlesLike,
  walkInOrder,
} from '../../db/search/contents.ts'
import type { ContentCursor } from './cursor.ts'

const titlesMax = 20
/** The least number of matches that are ranked together. */
const blockMin = 40
/** For a word with more documents, a search limited to some months would read too many older matches. */
const commonWithinMonths = 20_000
const daysOfFewContents = 8

const firstBlock: ContentCursor = { mode: 'many', start: null, end: null, after: null }

/** `total` above `collectMax` means that the matches were not counted. */
export type FoundContents = { total: number; uuids: string[]; next: ContentCursor | null }
const uncounted = collectMax + 1
type Collected = { isSmall: boolean; page: FoundContents }

/** Returns one page of contents; with `limit` 0 only their number. */
export async function findContents(db: Db, search: ContentSearch, cursor: ContentCursor | null, limit: number): Promise<FoundContents> {
  const looksCommon = isCommon(search)
  if (limit === 0) return looksCommon ? { total: uncounted, uuids: [], next: null } : (await collect(db, search, null, 0)).page
  if (cursor) return cursor.mode === 'few' ? (await collect(db, search, cursor.after, limit)).page : walk(db, search, cursor, limit)
  const collected = looksCommon ? null : await collect(db, search, null, limit)
  if (collected?.isSmall) return collected.page
  const walked = await walk(db, search, firstBlock, limit)
  // A walk that ends without a full page met words that are common but rarely together, or that match late in this order.
  return walked.uuids.length < limit ? (collected ?? (await collect(db, search, null, limit))).page : walked
}

function isCommon({ parsed: { groups }, since, facets }: ContentSearch): boolean {
  const [only, ...others] = groups
  // How many have the word and the facets is as unknown as how many have two words.
  if (!only || others.length > 0 || facets.length > 0) return false
  if (since === null) return only.documents > collectMax
  const days = (Date.now() - since.getTime()) / 86_400_000
  return days > daysOfFewContents && only.documents > commonWithinMonths
}

async function collect(db: Db, search: ContentSearch, after: Position | null, limit: number): Promise<Collected> {
  const { isSmall, total, rows } = await collectContents(db, search, { after, limit: limit + 1 })
  return { isSmall, page: { total, ...cut(rows, limit, (last) => ({ mode: 'few', start: null, end: null, after: last })) } }
}

async function walk(db: Db, search: ContentSearch, cursor: ContentCursor, limit: number): Promise<FoundContents> {
  return { total: uncounted, ...(await walkedPage(db, search, cursor, limit)) }
}

function walkedPage(db: Db, { sort, ...search }: ContentSearch, cursor: ContentCursor, limit: number): Promise<Page> {
  if (sort === 'relevance') return mostRelevant(db, { ...search, sort }, cursor, limit)
  if (sort === 'date') return newest(db, { ...search, sort }, cursor.after, limit)
  return mostCounted(db, { ...search, sort }, cursor.after, limit)
}

type Page = Pick<FoundContents, 'uuids' | 'next'>
type Sorted<Sort> = ContentSearch & { sort: Sort }

/**
 * Returns the most popular matches, block by block, each block by relevance; the first one also has the titles that begin with the query.
 */
async function mostRelevant(db: Db, search: Sorted<'relevance'>, { after, ...known }: ContentCursor, limit: number): Promise<Page> {
  const titles = await titlesLike(db, search, titlesMax)
  const { found, ...block } = await blockOf(db, search, known, { isKnown: after !== null, limit })
  const heads = new Set(titles.map(({ uuid }) => uuid))
  const sorted = [...(block.start === null ? titles : []), ...found.filter(({ uuid }) => !heads.has(uuid))].toSorted(bestFirst)
  const rest = after ? sorted.filter((match) => match.uuid !== after.uuid && bestFirst(after, match) < 0) : sorted
  const page = cut(rest.slice(0, limit + 1), limit, (last) => ({ mode: 'many', ...block, after: last }))
  return page.next ? page : { ...page, next: block.end && { ...firstBlock, start: block.end } }
}

/** Reads a block: the next one, or the one that the cursor delimits. */
async function blockOf(
  db: Db,
  search: Sorted<'relevance'>,
  { start, end }: Block,
  { isKnown, limit }: { isKnown: boolean; limit: number },
): Promise<Block & { found: Found[] }> {
  if (!isKnown) return nextBlock(db, search, start, Math.max(blockMin, limit + 1))
  return { start, end, found: await matchesOf(db, search, { start, end }) }
}

async function newest(db: Db, search: Sorted<'date'>, after: Position | null, limit: number): Promise<Page> {
  const { end, found } = await nextBlock(db, search, after, limit + 1)
  const page = cut(found.toSorted(bestFirst), limit, (last) => ({ ...firstBlock, after: last }))
  return page.next ? page : { ...page, next: end && { ...firstBlock, after: end } }
}

async function mostCounted(db: Db, search: Sorted<'views' | 'likes'>, after: Position | null, limit: number): Promise<Page> {
  const page = cut(await walkInOrder(db, search, { after, limit: limit + 1 }), limit, (last) => ({ ...firstBlock, after: last }))
  if (page.next) return page
  const end = await endOfWalk(db, search.sort, after)
  return { ...page, next: end && { ...firstBlock, after: end } }
}

const bestFirst = (a: Position, b: Position): number => b.key - a.key || (a.uuid < b.uuid ? 1 : -1)

/** @param found at least one more than the page when there is a next page */
function cut(found: readonly Found[], limit: number, nextAfter: (last: Position) => ContentCursor): Page {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    uuids: shown.map(({ uuid }) => uuid),
    next: last && found.length > limit ? nextAfter({ key: last.key, uuid: last.uuid }) : null,
  }
}
