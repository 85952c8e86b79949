import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { joinedPages } from './cache/pages.ts'
import { keylessTypes } from './cache/keylessTypes.ts'

export const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })

/** The read part of the cache's configuration, which the first screen needs. The write part loads later (`cacheConfig`). */
export const cacheReads = {
  keys: {
    // The cache finds by itself that they have no id; in development it asks for this list.
    ...(import.meta.env.DEV ? keylessTypes : {}),
    // There is only one per cache: another user gets another cache.
    Bell: () => 'own',
  },
  resolvers: {
    Bell: { notifications: joinedPages },
    Channel: { contents: joinedPages },
    Dashboard: { contents: joinedPages },
    Viewer: { follows: joinedPages, news: joinedPages, history: joinedPages },
    Query: {
      channels: joinedPages,
      newest: joinedPages,
      playlistContents: joinedPages,
      reports: joinedPages,
      // The watch page reads a content that a card has already loaded before its own query responds. A content that the server reported as
      // missing (null) stays missing.
      content: (_parent, args, cache) => {
        const known = cache.resolve('Query', 'content', args)
        return known === undefined ? contentKey(args['id']) : known
      },
    },
  },
} satisfies Partial<CacheExchangeOpts>
