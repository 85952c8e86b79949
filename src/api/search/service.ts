import type { Db } from '../../db/database.ts'
import type { SearchSort } from '../../db/search/contents.ts'
import { type FoundContent, foundContents } from '../../db/search/found.ts'
import { type FoundChannel, type FoundHashtag, type Group, searchChannels, searchHashtags } from '../../db/search/groups.ts'
import { isBlank } from '../../db/search/wanted.ts'
import type { SearchDate } from '../../shared/entities/search.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { partsOf } from '../contents/inputs.ts'
import { mustBeValid } from '../frame/rules.ts'
import { searchQueryError } from '../../shared/validation/search.ts'
import { findContents, type FoundContents } from './contents.ts'
import { readContentCursor, readOffset, writeContentCursor, writeOffset } from './cursor.ts'
import { understand } from './understand.ts'

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

/** @throws AppError INVALID_INPUT with fields.query or fields.q when it is too long */
export function readQuery(text: string, field: 'query' | 'q'): string {
  const error = searchQueryError(text)
  if (error !== undefined) mustBeValid({ [field]: error })
  return text.replaceAll('\0', ' ')
}

/**
 * Contents, channels and hashtags that answer a query, and how many there are of each. A cursor goes on in the group that `type` names,
 * in the contents for `all`, and then brings nothing of the others but their number. Sort and date are the contents' alone.
 * @throws AppError INVALID_INPUT, MALFORMED_REQUEST for a cursor of another search
 */
export async function search(db: Db, { type, sort, date, limit, cursor, expand, viewer, ...request }: SearchRequest): Promise<Results> {
  const contentCursor = type === 'all' || type === 'content' ? readContentCursor(cursor) : null
  const offset = type === 'channel' || type === 'hashtag' ? readOffset(cursor) : 0
  const { wanted, corrected } = await understand(db, readQuery(request.query, 'query'))
  const none = { total: 0, rows: [] }
  if (isBlank(wanted)) return { corrected: null, contents: none, channels: none, hashtags: none, nextCursor: null }
  const limitOf = (group: SearchRequest['type']): number => {
    if (type === group) return limit
    return type === 'all' && (group === 'content' || cursor === undefined) ? limit : 0
  }
  const [found, channels, hashtags] = await Promise.all([
    findContents(db, { wanted, sort, since: sinceOf(date) }, contentCursor, limitOf('content')),
    searchChannels(db, wanted, { offset, limit: limitOf('channel') }),
    searchHashtags(db, wanted, { offset, limit: limitOf('hashtag') }),
  ])
  const rows = await foundContents(db, wanted, found.uuids, partsOf(expand, viewer))
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
