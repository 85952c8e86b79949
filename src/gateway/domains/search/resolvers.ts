import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { popularHashtags, search, suggestions } from '../../rest/search.ts'
import { selectedParts } from '../content/selection.ts'
import { toHashtag, toSearchResult } from './models.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_parent, { after, limit, category, language, ...filters }, { rest }, info) => {
      const { body, nextCursor } = await search(rest, {
        ...filters,
        category: category ?? undefined,
        language: language ?? undefined,
        after: after ?? undefined,
        limit: pageSize(limit),
        expand: selectedParts(info),
      })
      return toSearchResult({ ...body, query: filters.query }, nextCursor)
    },
    searchSuggestions: async (_parent, { query, limit }, { rest }) => {
      const found = await suggestions(rest, query, pageSize(limit))
      return found.map(({ kind, text, uuid }) => ({ kind, text, targetId: uuid }))
    },
    popularHashtags: async (_parent, { limit }, { rest }) => (await popularHashtags(rest, pageSize(limit))).map(toHashtag),
  },
}
