/** What a search asks for, as it stands in the address. */
export type SearchFilters = { query: string; type: SearchGroup; sort: SearchOrder; date: SearchPeriod }

export const searchTypes = ['all', 'content', 'channel', 'hashtag'] as const
export const searchSorts = ['relevance', 'date', 'views', 'likes'] as const
export const searchDates = ['all', 'today', 'week', 'month', 'year'] as const
export type SearchGroup = (typeof searchTypes)[number]
export type SearchOrder = (typeof searchSorts)[number]
export type SearchPeriod = (typeof searchDates)[number]

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]

/** Reads an address; what it does not say, or says wrongly, is as usual. */
export function readSearch(params: URLSearchParams): SearchFilters {
  return {
    query: (params.get('q') ?? '').trim(),
    type: oneOf(searchTypes, params.get('type')),
    sort: oneOf(searchSorts, params.get('sort')),
    date: oneOf(searchDates, params.get('date')),
  }
}

/** The same search always in the same words; empty without a query. */
export function writeSearch({ query, type, sort, date }: SearchFilters): string {
  if (query === '') return ''
  const params = new URLSearchParams({ q: query })
  if (type !== 'all') params.set('type', type)
  if (sort !== 'relevance') params.set('sort', sort)
  if (date !== 'all') params.set('date', date)
  return params.toString()
}

/** Is it narrowed or sorted in another way than usual? */
export const isFiltered = ({ type, sort, date }: SearchFilters): boolean => type !== 'all' || sort !== 'relevance' || date !== 'all'
