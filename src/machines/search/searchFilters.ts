/** The parameters of a search, as written in the address. */
export type SearchFilters = { query: string; type: SearchGroup; sort: SearchOrder; date: SearchPeriod }

export const searchTypes = ['all', 'content', 'channel', 'hashtag'] as const
export const searchSorts = ['relevance', 'date', 'views', 'likes'] as const
export const searchDates = ['all', 'today', 'week', 'month', 'year'] as const
export type SearchGroup = (typeof searchTypes)[number]
export type SearchOrder = (typeof searchSorts)[number]
export type SearchPeriod = (typeof searchDates)[number]

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]

/** Reads the search from an address. Missing or invalid parameters get their defaults. */
export function readSearch(params: URLSearchParams): SearchFilters {
  return {
    query: (params.get('q') ?? '').trim(),
    type: oneOf(searchTypes, params.get('type')),
    sort: oneOf(searchSorts, params.get('sort')),
    date: oneOf(searchDates, params.get('date')),
  }
}

/** Returns the search as query parameters, the same search always in the same form; empty without a query. */
export function writeSearch({ query, type, sort, date }: SearchFilters): string {
  if (query === '') return ''
  const params = new URLSearchParams({ q: query })
  if (type !== 'all') params.set('type', type)
  if (sort !== 'relevance') params.set('sort', sort)
  if (date !== 'all') params.set('date', date)
  return params.toString()
}

/** True when a filter or the sort order is not the default. */
export const isFiltered = ({ type, sort, date }: SearchFilters): boolean => type !== 'all' || sort !== 'relevance' || date !== 'all'
