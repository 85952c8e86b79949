import { limits } from '../../../shared/limits.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { recommendations } from '../../rest/content.ts'
import { categories, trendingPage } from '../../rest/search.ts'
import { reasonText, toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { readOffset, writeOffset } from './offset.ts'
import { toCategory } from './models.ts'

export const exploreResolvers: Resolvers = {
  Query: {
    explore: async (_parent, { source, after, limit }, { rest, isGuest }, info) => {
      const audience = isGuest ? 'guest' : 'user'
      const expand = selectedParts(info)
      if (source === 'trending') {
        const page = await trendingPage(rest, { audience, limit: pageSize(limit), after: after ?? undefined, expand })
        return { items: page.items.map((content) => ({ content: toContent(content), reason: null })), nextCursor: page.nextCursor }
      }
      // The API recomputes recommendations each time and has no cursor for them: pages are slices of one list, always of the same length.
      const all = await recommendations(rest, { audience, limit: limits.pageSizeMax, expand })
      const start = readOffset(after)
      const end = start + pageSize(limit)
      return {
        items: all.slice(start, end).map((content) => ({ content: toContent(content), reason: reasonText(content.reason) })),
        nextCursor: end < all.length ? writeOffset(end) : null,
      }
    },
  },
  ExplorePage: {
    categories: async ({ items }, { limit }, { rest }, info) => {
      const exclude = items.map(({ content }) => content.id)
      const most = Math.min(pageSize(limit), limits.categoriesMax)
      return (await categories(rest, { limit: most, exclude, expand: selectedParts(info) })).map(toCategory)
    },
  },
}
