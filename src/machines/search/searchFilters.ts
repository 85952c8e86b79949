import { isLanguageCode, isVideoCategory, type LanguageCode, type VideoCategory } from '../../shared/contentDetails.ts'

/** The parameters of a search, as written in the address. All but `query` and `type` apply to videos only. */
export type SearchFilters = {
  query: string
  type: SearchGroup
  sort: SearchOrder
  date: SearchPeriod
  duration: SearchDuration
  category: VideoCategory | null
  /** that people speak in it */
  language: LanguageCode | null
  /** only videos with captions, in whatever language */
  captions: boolean
}

export const searchTypes = ['all', 'content', 'channel', 'playlist', 'hashtag'] as const
export const searchSorts = ['relevance', 'date', 'views', 'likes'] as const
export const searchDates = ['all', 'today', 'week', 'month', 'year'] as const
export const searchDurations = ['all', 'short', 'medium', 'long'] as const
export type SearchGroup = (typeof searchTypes)[number]
export type SearchOrder = (typeof searchSorts)[number]
export type SearchPeriod = (typeof searchDates)[number]
export type SearchDuration = (typeof searchDurations)[number]

/** What narrows or orders a search, in the order in which it is shown. */
export const filterNames = ['type', 'date', 'duration', 'category', 'language', 'captions', 'sort'] as const
export type FilterName = (typeof filterNames)[number]

export const noFilters: Omit<SearchFilters, 'query'> = {
  type: 'all',
  sort: 'relevance',
  date: 'all',
  duration: 'all',
  category: null,
  language: null,
  captions: false,
}

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]
const codeOf = <Code extends string>(isCode: (text: string) => text is Code, text: string | null): Code | null =>
  text !== null && isCode(text) ? text : null

/** Reads the search from an address. Missing or invalid parameters get their defaults. */
export function readSearch(params: URLSearchParams): SearchFilters {
  return {
    query: (params.get('q') ?? '').trim(),
    type: oneOf(searchTypes, params.get('type')),
    sort: oneOf(searchSorts, params.get('sort')),
    date: oneOf(searchDates, params.get('date')),
    duration: oneOf(searchDurations, params.get('duration')),
    category: codeOf(isVideoCategory, params.get('category')),
    language: codeOf(isLanguageCode, params.get('language')),
    captions: params.get('captions') === 'true',
  }
}

/** Returns the search as query parameters, the same search always in the same form; empty without a query. */
export function writeSearch(filters: SearchFilters): string {
  if (filters.query === '') return ''
  const params = new URLSearchParams({ q: filters.query })
  for (const name of activeFilters(filters)) params.set(name, String(filters[name]))
  return params.toString()
}

/** Returns the names of the filters, and of the sort order, that are not the default. */
export const activeFilters = (filters: SearchFilters): FilterName[] => filterNames.filter((name) => filters[name] !== noFilters[name])

export const isFiltered = (filters: SearchFilters): boolean => activeFilters(filters).length > 0
