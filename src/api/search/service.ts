import type { Db } from '../../db/connection/database.ts'
import type { SearchSort } from '../../db/search/contents.ts'
import { type FoundContent, foundContents } from '../../db/search/found.ts'
import { type FoundChannel, type FoundHashtag, type Group, searchChannels, searchHashtags } from '../../db/search/groups.ts'
import { isBlank, type ParsedQuery } from '../../db/search/parsedQuery.ts'
import { searchPlaylists } from '../../db/search/playlists.ts'
import { type PlaylistRow, publicPlaylists } from '../../db/playlist/playlists.ts'
import type { SearchDate, SearchFacets } from '../../shared/entities/search.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { partsOf } from '../content/inputs.ts'
import { inOrderOf } from '../http/inputs.ts'
import { mustBeValid } from '../http/rules.ts'
import { searchQueryError } from '../../shared/validation/search.ts'
import { findContents, type FoundContents } from './contents.ts'
import { readContentCursor, readOffset, writeContentCursor, writeOffset } from './cursor.ts'
import { parseQuery } from './parseQuery.ts'

type GroupName = 'content' | 'channel' | 'playlist' | 'hashtag'

export type SearchRequest = SearchFacets & {
  query: string
  type: 'all' | GroupName
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
  playlists: Group<PlaylistRow>
  hashtags: Group<FoundHashtag>
  nextCursor: string | null
}

const daysOf: Record<Exclude<SearchDate, 'all'>, number> = { today: 1, week: 7, month: 30, year: 365 }
const sinceOf = (date: SearchDate): Date | null => (date === 'all' ? null : new Date(Date.now() - daysOf[date] * 86_400_000))

/** Returns the facets in the form of `content_search.facets`. */
function facetsOf({ duration, category, language, captions }: SearchFacets): string[] {
  return [
    ...(duration === 'all' ? [] : [`duration:${duration}`]),
    ...(category === undefined ? [] : [`category:${category}`]),
    ...(language === undefined ? [] : [`language:${language}`]),
    ...(captions === 'true' ? ['captions'] : []),
  ]
}

/** @throws AppError INVALID_INPUT with fields.query or fields.q when the query is too long */
export function readQuery(text: string, field: 'query' | 'q'): string {
  const error = searchQueryError(text)
  if (error !== undefined) mustBeValid({ [field]: error })
  return text.replaceAll('\0', ' ')
}

/**
 * Returns the contents, channels, public playlists and hashtags that match a query, and the number of each. A cursor continues the group that `type` names,
 * or the contents for `all`; the other groups then contain only their number. Sort, date and facets apply to contents only.
 * @throws AppError INVALID_INPUT, MALFORMED_REQUEST for a cursor of another search
 */
export async function search(db: Db, { type, sort, date, limit, cursor, expand, viewer, ...request }: SearchRequest): Promise<Results> {
  const contentCursor = type === 'all' || type === 'content' ? readContentCursor(cursor) : null
  const offset = type === 'all' || type === 'content' ? 0 : readOffset(cursor)
  const { parsed, corrected } = await parseQuery(db, readQuery(request.query, 'query'))
  const none = { total: 0, rows: [] }
  if (isBlank(parsed)) return { corrected: null, contents: none, channels: none, playlists: none, hashtags: none, nextCursor: null }
  const limitOf = (group: GroupName): number => {
    if (type === group) return limit
    return type === 'all' && (group === 'content' || cursor === undefined) ? limit : 0
  }
  const [found, channels, playlists, hashtags] = await Promise.all([
    findContents(db, { parsed, sort, since: sinceOf(date), facets: facetsOf(request) }, contentCursor, limitOf('content')),
    searchChannels(db, parsed, { offset, limit: limitOf('channel') }),
    findPlaylists(db, parsed, { offset, limit: limitOf('playlist') }, viewer),
    searchHashtags(db, parsed, { offset, limit: limitOf('hashtag') }),
  ])
  const rows = await foundContents(db, parsed, found.uuids, partsOf(expand, viewer))
  const byUuid = new Map(rows.map((content) => [content.row.uuid, content]))
  const shown = found.uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
  return {
    corrected,
    contents: { total: found.total, rows: shown },
    channels,
    playlists,
    hashtags,
    nextCursor: nextCursorOf(type, found, { channel: channels, playlist: playlists, hashtag: hashtags }, offset + limit),
  }
}

async function findPlaylists(
  db: Db,
  parsed: ParsedQuery,
  slice: { offset: number; limit: number },
  viewer: string | null,
): Promise<Group<PlaylistRow>> {
  const { total, rows: uuids } = await searchPlaylists(db, parsed, slice)
  return { total, rows: inOrderOf(uuids, await publicPlaylists(db, uuids, viewer)) }
}

function nextCursorOf(
  type: SearchRequest['type'],
  { next }: FoundContents,
  groups: Record<Exclude<GroupName, 'content'>, Group<unknown>>,
  end: number,
): string | null {
  if (type === 'all' || type === 'content') return next && writeContentCursor(next)
  return groups[type].total > end ? writeOffset(end) : null
}
