import type { CacheExchangeOpts, UpdateResolver, Variables } from '@urql/exchange-graphcache'
import { textOf } from './textOf.ts'

const idOf = ({ channelId, userId }: Variables): string => `${textOf(channelId)}/${textOf(userId)}`

/** Somebody who is blocked joins the list of the channel; who is not any more stays there until the next visit, to be blocked again. */
const setCommenterBlocked: UpdateResolver = (_result, args, cache, { optimistic }) => {
  if (optimistic === true || args['blocked'] !== true) return
  const channel = { __typename: 'Channel', id: textOf(args['channelId']) }
  const people = cache.resolve(channel, 'blockedCommenters')
  const blocked = `BlockedCommenter:${idOf(args)}`
  if (Array.isArray(people) && !people.some((person) => person === blocked)) cache.invalidate(channel, 'blockedCommenters')
}

export const blockedCommenterCache = {
  updates: { setCommenterBlocked },
  optimistic: {
    setCommenterBlocked: (args) => ({ __typename: 'BlockedCommenter', id: idOf(args), isBlocked: args['blocked'] }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
