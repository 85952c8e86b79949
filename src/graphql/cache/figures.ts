import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'

const channelOf = (cache: Cache, of: Parameters<Cache['resolve']>[0]) => cache.resolve(of, 'channel')

/** Invalidates the totals of the channel's page and the owner's dashboard: they are stale after a change of one of its contents. */
export function invalidateSums(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  const dashboard = cache.resolve('Query', 'dashboard')
  if (typeof channel !== 'string') return
  cache.invalidate(channel, 'statistics')
  if (typeof dashboard === 'string' && channelOf(cache, dashboard) === channel) cache.invalidate('Query', 'dashboard')
}

/** Invalidates the contents of the channel's page in every sort order. The channel itself is kept: it is part of the same response. */
export function invalidatePageOf(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  if (typeof channel !== 'string') return
  for (const { fieldName, arguments: sort } of cache.inspectFields(channel))
    if (fieldName === 'contents' || fieldName === 'statistics') cache.invalidate(channel, fieldName, sort)
}

/** The server's response to a like changes the totals; the optimistic one does not. */
export const likeUpdates = {
  setLike: (_result, { contentId }, cache, { optimistic }) => {
    if (optimistic !== true) invalidateSums(cache, contentId)
  },
} satisfies Record<string, UpdateResolver>
