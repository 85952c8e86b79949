import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { accountUpdates } from './cache/account.ts'
import { administrationUpdates } from './cache/administration.ts'
import { blockedCommenterCache } from './cache/blockedCommenters.ts'
import { channelMemberUpdates } from './cache/channelMembers.ts'
import { commentOptimism, commentUpdates } from './cache/comments.ts'
import { likeUpdates } from './cache/figures.ts'
import { followCache, markSeen } from './cache/follow.ts'
import { heldCommentUpdates } from './cache/heldComments.ts'
import { historyCache } from './cache/history.ts'
import { muteCache } from './cache/mute.ts'
import { notificationCache } from './cache/notifications.ts'
import { ownContentUpdates } from './cache/ownContents.ts'
import { joinedPages } from './cache/pages.ts'
import { playlistCache } from './cache/playlist.ts'
import { reportCache } from './cache/reports.ts'
import { siteUpdates } from './cache/site.ts'
import { staleFields } from './cache/staleFields.ts'
import { cacheReads, contentKey } from './cacheReads.ts'

/**
 * Keys, resolvers, updates and optimistic responses of the browser's cache; the tests use the same object. The app loads this module after
 * the first screen (`cacheWrites`). A mutation with an updater, even an empty one, keeps graphcache from invalidating every entity of the
 * response's type.
 */
export const cacheConfig = {
  ...cacheReads,
  resolvers: {
    ...cacheReads.resolvers,
    Query: { ...cacheReads.resolvers.Query, ...staleFields.resolvers.Query, heldComments: joinedPages },
    Channel: { ...cacheReads.resolvers.Channel, ...staleFields.resolvers.Channel },
    Dashboard: { ...cacheReads.resolvers.Dashboard, ...staleFields.resolvers.Dashboard },
    Viewer: { ...cacheReads.resolvers.Viewer, ...staleFields.resolvers.Viewer },
  },
  updates: {
    ...staleFields.updates,
    Viewer: { ...staleFields.updates.Viewer, ...accountUpdates.types.Viewer },
    Bell: notificationCache.updates.Bell,
    Mutation: {
      ...commentUpdates.Mutation,
      ...heldCommentUpdates,
      ...accountUpdates.mutations,
      ...playlistCache.updates,
      ...ownContentUpdates.mutations,
      ...notificationCache.updates.Mutation,
      ...reportCache.updates.Mutation,
      becomeCreator: (_result, _args, cache) => cache.invalidate('Query', 'dashboard'),
      ...likeUpdates,
      countView: () => undefined,
      ...followCache.updates,
      ...muteCache.updates,
      ...blockedCommenterCache.updates,
      ...channelMemberUpdates,
      ...historyCache.updates,
      ...siteUpdates,
      ...administrationUpdates,
      startView: (result, args, cache) => {
        historyCache.updates.startView(result, args, cache)
        markSeen(cache, args['contentId'])
      },
    },
    Subscription: { ...ownContentUpdates.subscriptions, ...commentUpdates.Subscription, ...notificationCache.updates.Subscription },
  },
  optimistic: {
    ...followCache.optimistic,
    ...muteCache.optimistic,
    ...blockedCommenterCache.optimistic,
    ...commentOptimism,
    ...historyCache.optimistic,
    ...playlistCache.optimistic,
    ...notificationCache.optimistic,
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
