import type { Db } from '../../db/connection/database.ts'
import type { SearchSort } from '../../db/search/contents.ts'
import { type FoundContent, foundContents } from '../../db/search/found.ts'
import { type FoundChannel, type FoundHashtag, type Group, searchChannels, searchHashtags } from '../../db/search/groups.ts'
import { isBlank } from '../../db/search/parsedQuery.ts'
import type { SearchDate } from '../../shared/entities/search.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { partsOf } from '../content/inputs.ts'
import { mustBeValid } from '../http/rules.ts'
import { searchQueryError } from '../../shared/validation/search.ts'
import { findContents, type FoundContents } from './contents.ts'
import { readContentCursor, readOffset, writeContentCursor, writeOffset } from './cursor.ts'
import { parseQuery } from './parseQuery.ts'

export type SearchRequest = {
  query: string
  type: 'all' | 'content' | 'channel' | 'hashtag'
  sort: SearchSort
  date: SearchDate
  limit: number
  cursor: string | undefined
  expand: readonly ContentExpand[]
  /** uuid, null for a guest */
  viewer: string | null
}

export type Results = {
  corrected: string | null
  contents: { total: number; rows: FoundContent[] }
  channels: Group<FoundChannel>
  hashtags: Group<FoundHashtag>
  nextCursor: string | null
}

const daysOf: Record<Exclude<SearchDate, 'all'>, number> = { today: 1, week: 7, month: 30, year: 365 }
const sinceOf = (date: SearchDate): Date | null => (date === 'all' ? null : new Date(Date.now() - daysOf[date] * 86_400_000))

/** @throws AppError INVALID_INPUT with fields.query or fields.q when the query is too long */
export function readQuery(text: string, field: 'query' | 'q'): string {
  const error = searchQueryError(text)
  if (error !== undefined) mustBeValid({ [field]: error })
  return text.replaceAll('\0', ' ')
}

/**
 * Returns the contents, channels and hashtags that match a query, and the number of each. A cursor continues the group that `type` names,
 * or the contents for `all`; the other groups then contain only their number. Sort and date apply to contents only.
 * @throws AppError INVALID_INPUT, MALFORMED_REQUEST for a cursor of another search
 */
export async function search(db: Db, { type, sort, date, limit, cursor, expand, viewer, ...request }: SearchRequest): Promise<Results> {
  const contentCursor = type === 'all' || type === 'content' ? readContentCursor(cursor) : null
  const offset = type === 'channel' || type === 'hashtag' ? readOffset(cursor) : 0
  const { parsed, corrected } = await parseQuery(db, readQuery(request.query, 'query'))
  const none = { total: 0, rows: [] }
  if (isBlank(parsed)) return { corrected: null, contents: none, channels: none, hashtags: none, nextCursor: null }
  const limitOf = (group: SearchRequest['type']): number => {
    if (type === group) return limit
    return type === 'all' && (group === 'content' || cursor === undefined) ? limit : 0
  }
  const [found, channels, hashtags] = await Promise.all([
    findContents(db, { parsed, sort, since: sinceOf(date) }, contentCursor, limitOf('content')),
    searchChannels(db, parsed, { offset, limit: limitOf('channel') }),
    searchHashtags(db, parsed, { offset, limit: limitOf('hashtag') }),
  ])
  const rows = await foundContents(db, parsed, found.uuids, partsOf(expand, viewer))
  const byUuid = new Map(rows.map((content) => [content.row.uuid, content]))
  const shown = found.uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
  return {
    corrected,
    contents: { total: found.total, rows: shown },
    channels,
    hashtags,
    nextCursor: nextCursorOf(type, found, { channel: channels, hashtag: hashtags }, offset + limit),
  }
}

function nextCursorOf(
  type: SearchRequest['type'],
  { next }: FoundContents,
  groups: Record<'channel' | 'hashtag', Group<unknown>>,
  end: number,
): string | null {
  if (type === 'all' || type === 'content') return next && writeContentCursor(next)
  return groups[type].total > end ? writeOffset(end) : null
}
