import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

const contentKey = (id: unknown) => ({ __typename: 'Content', id: String(id) })
const channelOf = (cache: Cache, of: Parameters<Cache['resolve']>[0]) => cache.resolve(of, 'channel')

/** What a channel's page and its owner's dashboard add up: a change to one of its contents makes the sums old. */
export function forgetSums(cache: Cache, contentId: unknown): void {
  const channel = channelOf(cache, contentKey(contentId))
  const dashboard = cache.resolve('Query', 'dashboard')
  if (typeof channel !== 'string') return
  cache.invalidate(channel, 'statistics')
  if (typeof dashboard === 'string' && channelOf(cache, dashboard) === channel) cache.invalidate('Query', 'dashboard')
}

/** What happens to contents, beyond what the answers say. */
export const contentUpdates = {
  createContent: (result, _args, cache) => {
    const made: unknown = result['createContent']
    cache.invalidate('Query', 'dashboard')
    const channel = typeof made === 'object' && made !== null && 'id' in made ? channelOf(cache, contentKey(made.id)) : null
    if (typeof channel !== 'string') return
    // Its page, whatever it is sorted by; not the channel itself, which stands in this answer.
    for (const { fieldName, arguments: sort } of cache.inspectFields(channel))
      if (fieldName === 'contents' || fieldName === 'statistics') cache.invalidate(channel, fieldName, sort)
  },
  deleteContent: (_result, { id }, cache) => {
    forgetSums(cache, id)
    cache.invalidate(contentKey(id))
  },
  setLike: (_result, { contentId }, cache, { optimistic }) => {
    if (optimistic !== true) forgetSums(cache, contentId)
  },
} satisfies Record<string, UpdateResolver>
