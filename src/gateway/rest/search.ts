import { z } from 'zod'
import {
  type Category,
  categorySchema,
  type Content,
  type ContentExpand,
  contentSchema,
  type Hashtag,
  hashtagSchema,
} from '../../shared/entities/content.ts'
import { type SearchDate, type SearchResult, searchResultSchema, type Suggestion, suggestionSchema } from '../../shared/entities/search.ts'
import { expanded } from './expand.ts'
import { part } from './part.ts'
import type { Rest, RestPage, RestSlice } from './rest.ts'

export type SearchRequest = {
  query: string
  type: 'all' | 'content' | 'channel' | 'hashtag'
  sort: 'relevance' | 'date' | 'views' | 'likes'
  date: SearchDate
  after: string | undefined
  limit: number
  expand: readonly ContentExpand[]
}

/** The part of the address; the word «suggestions» alone is that of another endpoint, a space after it makes it a query. */
const segment = (query: string): string => part(query === 'suggestions' ? 'suggestions ' : query)

/** GET /search/{query}; a query that is empty, or dots alone, would leave the path and finds nothing. @throws AppError INVALID_INPUT with fields.query */
export const search = (rest: Rest, { query, type, sort, date, after, limit, expand }: SearchRequest): Promise<RestSlice<SearchResult>> =>
  rest.readSlice(searchResultSchema, {
    path: `/search/${segment(/^\.*$/.test(query) ? `${query} ` : query)}`,
    query: { type, sort, date, cursor: after, limit, ...expanded(expand) },
  })

/** GET /search/suggestions. @throws AppError INVALID_INPUT with fields.q */
export const suggestions = (rest: Rest, query: string, limit: number): Promise<Suggestion[]> =>
  rest.read(z.array(suggestionSchema), { path: '/search/suggestions', query: { q: query, limit } })

/** GET /hashtags/popular: most used first. */
export const popularHashtags = (rest: Rest, limit: number): Promise<Hashtag[]> =>
  rest.read(z.array(hashtagSchema), { path: '/hashtags/popular', query: { limit } })

/** GET /contents/categories: a section per popular hashtag. */
export const categories = (rest: Rest, limit: number, expand: readonly ContentExpand[]): Promise<Category[]> =>
  rest.read(z.array(categorySchema), { path: '/contents/categories', query: { limit, ...expanded(expand) } })

type PageOptions = { audience: 'user' | 'guest'; limit: number; after: string | undefined; expand: readonly ContentExpand[] }

/** GET /contents/trending/…, page by page. */
export const trendingPage = (rest: Rest, { audience, limit, after, expand }: PageOptions): Promise<RestPage<Content>> =>
  rest.readPage(contentSchema, { path: `/contents/trending/${audience}`, query: { limit, cursor: after, ...expanded(expand) } })
