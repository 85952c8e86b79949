import type { CacheExchangeOpts, UpdateResolver } from '@urql/exchange-graphcache'
import { historyCache } from './cache/history.ts'

const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })

const forgetDashboard: UpdateResolver = (_result, _args, cache) => cache.invalidate('Query', 'dashboard')

/**
 * Keys, resolvers, updates and optimistic answers of the browser's cache; the tests use the very same.
 * A mutation with an updater, even one that does nothing, keeps graphcache from forgetting every entity of
 * the answer's type.
 */
export const cacheConfig = {
  keys: {
    Bell: () => null,
    ChannelStatistics: () => null,
    Dashboard: () => null,
    Media: () => null,
    MediaFailure: () => null,
    Recommendation: () => null,
    Rendition: () => null,
    Session: () => null,
    ...historyCache.keys,
  },
  resolvers: {
    ...historyCache.resolvers,
    Query: {
      // A card has brought the content already: the watch page reads that before its own query answers. What
      // the server once called absent (null) stays absent.
      content: (_parent, args, cache) => {
        const known = cache.resolve('Query', 'content', args)
        return known === undefined ? contentKey(args['id']) : known
      },
    },
  },
  updates: {
    Mutation: {
      becomeCreator: forgetDashboard,
      createContent: forgetDashboard,
      deleteContent: (_result, args, cache) => cache.invalidate(contentKey(args['id'])),
      setLike: () => undefined,
      countView: () => undefined,
      ...historyCache.updates,
    },
  },
  optimistic: {
    ...historyCache.optimistic,
    setLike: (args, cache) => {
      const content = contentKey(args['contentId'])
      const count = cache.resolve(content, 'likesCount')
      const before = cache.resolve(content, 'viewerLikes') === true
      const liked = args['liked'] === true
      const step = Number(liked) - Number(before)
      return { ...content, viewerLikes: liked, likesCount: Math.max(0, (typeof count === 'number' ? count : 0) + step) }
    },
  },
} satisfies Partial<CacheExchangeOpts>
