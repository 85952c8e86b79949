import type { CacheExchangeOpts, UpdateResolver } from '@urql/exchange-graphcache'
import { accountKeys, accountUpdates } from './cache/account.ts'
import { commentKeys, commentOptimism, commentUpdates } from './cache/comments.ts'
import { contentUpdates } from './cache/figures.ts'
import { followCache, noteSeen } from './cache/follow.ts'
import { historyCache } from './cache/history.ts'
import { playlistCache } from './cache/playlist.ts'
import { searchKeys } from './cache/search.ts'

const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })

const forgetDashboard: UpdateResolver = (_result, _args, cache) => cache.invalidate('Query', 'dashboard')

/**
 * Keys, resolvers, updates and optimistic answers of the browser's cache; the tests use the very same.
 * A mutation with an updater, even one that does nothing, keeps graphcache from forgetting every entity of
 * the answer's type.
 */
export const cacheConfig = {
  keys: {
    ...searchKeys,
    ...commentKeys,
    ...playlistCache.keys,
    Bell: () => null,
    ChannelStatistics: () => null,
    ContentPage: () => null,
    FollowPage: () => null,
    Dashboard: () => null,
    DashboardStatistics: () => null,
    Figure: () => null,
    Media: () => null,
    MediaFailure: () => null,
    Recommendation: () => null,
    Rendition: () => null,
    Session: () => null,
    ...accountKeys,
    ...historyCache.keys,
  },
  resolvers: {
    ...followCache.resolvers,
    Viewer: { ...followCache.resolvers.Viewer, ...historyCache.resolvers.Viewer },
    Query: {
      ...playlistCache.resolvers,
      // A card has brought the content already: the watch page reads that before its own query answers. What
      // the server once called absent (null) stays absent.
      content: (_parent, args, cache) => {
        const known = cache.resolve('Query', 'content', args)
        return known === undefined ? contentKey(args['id']) : known
      },
    },
  },
  updates: {
    ...accountUpdates.types,
    Mutation: {
      ...commentUpdates.Mutation,
      ...accountUpdates.mutations,
      ...playlistCache.updates,
      becomeCreator: forgetDashboard,
      ...contentUpdates,
      countView: () => undefined,
      ...followCache.updates,
      ...historyCache.updates,
      startView: (result, args, cache) => {
        historyCache.updates.startView(result, args, cache)
        noteSeen(cache, args['contentId'])
      },
    },
    Subscription: { ...commentUpdates.Subscription },
  },
  optimistic: {
    ...followCache.optimistic,
    ...commentOptimism,
    ...playlistCache.optimistic,
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
