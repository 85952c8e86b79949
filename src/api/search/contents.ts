import type { Db } from '../../db/database.ts'
import type { Position } from '../../db/keyset.ts'
import {
  blockSize,
  collectContents,
  collectMax,
  type ContentSearch,
  endOfWalk,
  type Found,
  titlesLike,
  walkByScore,
  walkInOrder,
} from '../../db/search/contents.ts'
import type { ContentCursor } from './cursor.ts'

const titlesMax = 20
/** Above this a search within months reads too many matches that are older. */
const commonWithinMonths = 20_000
const daysOfFewContents = 8

/** `total` above `collectMax` means that nobody counted. */
export type FoundContents = { total: number; uuids: string[]; next: ContentCursor | null }
const uncounted = collectMax + 1

/** One page of contents; with `limit` 0 only their number. */
export async function findContents(db: Db, search: ContentSearch, cursor: ContentCursor | null, limit: number): Promise<FoundContents> {
  const looksCommon = isCommon(search)
  if (limit === 0) return looksCommon ? { total: uncounted, uuids: [], next: null } : collect(db, search, null, 0)
  if (cursor) return cursor.mode === 'few' ? collect(db, search, cursor.after, limit) : walk(db, search, cursor, limit)
  const collected = looksCommon ? null : await collect(db, search, null, limit)
  if (collected && collected.total <= collectMax) return collected
  const walked = await walk(db, search, { mode: 'many', start: null, after: null }, limit)
  // A walk that ends empty-handed met words that are common and seldom together, or stand in what comes late in this order.
  return walked.uuids.length < limit ? (collected ?? collect(db, search, null, limit)) : walked
}

function isCommon({ wanted: { groups }, since }: ContentSearch): boolean {
  const [only, ...others] = groups
  if (!only || others.length > 0) return false
  if (since === null) return only.documents > collectMax
  const days = (Date.now() - since.getTime()) / 86_400_000
  return days > daysOfFewContents && only.documents > commonWithinMonths
}

async function collect(db: Db, search: ContentSearch, after: Position | null, limit: number): Promise<FoundContents> {
  const { total, rows } = await collectContents(db, search, { after, limit: limit + 1 })
  return { total, ...cut(rows, limit, (last) => ({ mode: 'few', start: null, after: last })) }
}

async function walk(db: Db, search: ContentSearch, cursor: ContentCursor, limit: number): Promise<FoundContents> {
  const page = search.sort === 'relevance' ? await walkBlock(db, search, cursor, limit) : await walkOn(db, search, cursor.after, limit)
  return { total: uncounted, ...page }
}

type Page = Pick<FoundContents, 'uuids' | 'next'>

async function walkOn(db: Db, search: ContentSearch, after: Position | null, limit: number): Promise<Page> {
  const page = cut(await walkInOrder(db, search, { after, limit: limit + 1 }), limit, (last) => ({
    mode: 'many',
    start: null,
    after: last,
  }))
  if (page.next) return page
  const end = await endOfWalk(db, search.sort, after)
  return { ...page, next: end && { mode: 'many', start: null, after: end } }
}

/** The most popular matches, block by block, each sorted by relevance; titles that begin as the query does are in the first. */
async function walkBlock(db: Db, search: ContentSearch, { start, after }: ContentCursor, limit: number): Promise<Page> {
  const titles = await titlesLike(db, search, titlesMax)
  const walked = await walkByScore(db, search, start)
  const heads = new Set(titles.map(({ uuid }) => uuid))
  const block = [...(start === null ? titles : []), ...walked.filter(({ uuid }) => !heads.has(uuid))].toSorted(bestFirst)
  const rest = after ? block.filter((found) => bestFirst(after, found) < 0) : block
  const page = cut(rest.slice(0, limit + 1), limit, (last) => ({ mode: 'many', start, after: last }))
  if (page.next) return page
  const last = walked.at(-1)
  const end = last && walked.length === blockSize ? { key: last.score, uuid: last.uuid } : await endOfWalk(db, 'relevance', start)
  return { ...page, next: end && { mode: 'many', start: end, after: null } }
}

const bestFirst = (a: Position, b: Position): number => b.key - a.key || (a.uuid < b.uuid ? 1 : -1)

/** @param found one more than the page when there is another page */
function cut(found: readonly Found[], limit: number, nextAfter: (last: Position) => ContentCursor): Page {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    uuids: shown.map(({ uuid }) => uuid),
    next: last && found.length > limit ? nextAfter({ key: last.key, uuid: last.uuid }) : null,
  }
}
