import type { CacheExchangeOpts, UpdateResolver } from '@urql/exchange-graphcache'

const keyOf = (id: unknown): string => `BlockedCommenter:${String(id)}`

/** Somebody who is blocked joins the list of the settings; who is not any more stays there until the next visit, to be blocked again. */
const setCommenterBlocked: UpdateResolver = (_result, { blocked, userId }, cache, { optimistic }) => {
  const viewer = cache.resolve('Query', 'viewer')
  const channel = typeof viewer === 'string' ? cache.resolve(viewer, 'channel') : null
  if (optimistic === true || blocked !== true || typeof channel !== 'string') return
  const people = cache.resolve(channel, 'blockedCommenters')
  if (Array.isArray(people) && !people.some((person) => person === keyOf(userId))) cache.invalidate(channel, 'blockedCommenters')
}

export const blockedCommenterCache = {
  updates: { setCommenterBlocked },
  optimistic: {
    setCommenterBlocked: (args) => ({ __typename: 'BlockedCommenter', id: args['userId'], isBlocked: args['blocked'] }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
