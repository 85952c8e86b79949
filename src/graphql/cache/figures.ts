import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import { contentKey } from '../cacheReads.ts'

const channelOf = (cache: Cache, of: Parameters<Cache['resolve']>[0]) => cache.resolve(of, 'channel')

/** What a channel's page and its owner's dashboard add up: a change to one of its contents makes the sums old. */
export function forgetSums(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  const dashboard = cache.resolve('Query', 'dashboard')
  if (typeof channel !== 'string') return
  cache.invalidate(channel, 'statistics')
  if (typeof dashboard === 'string' && channelOf(cache, dashboard) === channel) cache.invalidate('Query', 'dashboard')
}

/** Its channel's page with a new content in it, whatever it is sorted by; not the channel itself, which stands in the same answer. */
export function forgetPageOf(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  if (typeof channel !== 'string') return
  for (const { fieldName, arguments: sort } of cache.inspectFields(channel))
    if (fieldName === 'contents' || fieldName === 'statistics') cache.invalidate(channel, fieldName, sort)
}

/** A like counts in the sums once the server has it. */
export const likeUpdates = {
  setLike: (_result, { contentId }, cache, { optimistic }) => {
    if (optimistic !== true) forgetSums(cache, contentId)
  },
} satisfies Record<string, UpdateResolver>
