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
import {
  type SearchDate,
  type SearchFacets,
  type SearchResult,
  searchResultSchema,
  type Suggestion,
  suggestionSchema,
} from '../../shared/entities/search.ts'
import { expanded } from './expand.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage, RestSlice } from './rest.ts'

export type SearchRequest = {
  query: string
  type: 'all' | 'content' | 'channel' | 'playlist' | 'hashtag'
  sort: 'relevance' | 'date' | 'views' | 'likes'
  date: SearchDate
  duration: SearchFacets['duration']
  category: SearchFacets['category']
  /** BCP 47 */
  language: string | undefined
  captions: boolean
  after: string | undefined
  limit: number
  expand: readonly ContentExpand[]
}

/** The path segment of a query. «suggestions» alone would be another endpoint; a space after it makes it a query. */
const segment = (query: string): string => encodeSegment(query === 'suggestions' ? 'suggestions ' : query)

/**
 * GET /search/{query}. A query that is empty or has only dots would change the path; a space after it prevents that, and it finds nothing.
 * @throws AppError INVALID_INPUT with fields.query
 */
export const search = (rest: Rest, { query, after, captions, expand, ...filters }: SearchRequest): Promise<RestSlice<SearchResult>> =>
  rest.readSlice(searchResultSchema, {
    path: `/search/${segment(/^\.*$/.test(query) ? `${query} ` : query)}`,
    query: { ...filters, captions: captions ? 'true' : undefined, cursor: after, ...expanded(expand) },
  })

/** GET /search/suggestions. @throws AppError INVALID_INPUT with fields.q */
export const suggestions = (rest: Rest, query: string, limit: number): Promise<Suggestion[]> =>
  rest.read(z.array(suggestionSchema), { path: '/search/suggestions', query: { q: query, limit } })

/** GET /hashtags/popular: most used first. */
export const popularHashtags = (rest: Rest, limit: number): Promise<Hashtag[]> =>
  rest.read(z.array(hashtagSchema), { path: '/hashtags/popular', query: { limit } })

type CategoriesOptions = { limit: number; exclude: readonly string[]; expand: readonly ContentExpand[] }

/** GET /contents/categories: a section per category and popular hashtag, without the contents to exclude. */
export const categories = (rest: Rest, { limit, exclude, expand }: CategoriesOptions): Promise<Category[]> =>
  rest.read(z.array(categorySchema), {
    path: '/contents/categories',
    query: { limit, exclude: exclude.length > 0 ? exclude.join(',') : undefined, ...expanded(expand) },
  })

type PageOptions = { audience: 'user' | 'guest'; limit: number; after: string | undefined; expand: readonly ContentExpand[] }

/** GET /contents/trending/…: a page. */
export const trendingPage = (rest: Rest, { audience, limit, after, expand }: PageOptions): Promise<RestPage<Content>> =>
  rest.readPage(contentSchema, { path: `/contents/trending/${audience}`, query: { limit, cursor: after, ...expanded(expand) } })
