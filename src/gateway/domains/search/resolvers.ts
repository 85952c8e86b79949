import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { popularHashtags, search, suggestions } from '../../rest/search.ts'
import { selectedParts } from '../content/selection.ts'
import { toHashtag, toSearchResult } from './models.ts'

export const searchResolvers: Resolvers = {
  Query: {
    search: async (_parent, { query, type, sort, date, after, limit }, { rest }, info) => {
      const request = { query, type, sort, date, after: after ?? undefined, limit: pageSize(limit), expand: selectedParts(info) }
      const { body, nextCursor } = await search(rest, request)
      return toSearchResult({ ...body, query }, nextCursor)
    },
    searchSuggestions: async (_parent, { query, limit }, { rest }) => {
      const found = await suggestions(rest, query, pageSize(limit))
      return found.map(({ kind, text, uuid }) => ({ kind, text, targetId: uuid }))
    },
    popularHashtags: async (_parent, { limit }, { rest }) => (await popularHashtags(rest, pageSize(limit))).map(toHashtag),
  },
}
