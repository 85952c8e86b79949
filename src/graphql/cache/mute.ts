import type { CacheExchangeOpts, UpdateResolver } from '@urql/exchange-graphcache'
import { markFieldsStale } from './staleFields.ts'

/** The lists that have no videos of muted channels. */
const setMute: UpdateResolver = (_result, _args, cache, { optimistic }) => {
  if (optimistic === true) return
  markFieldsStale(cache, 'Query', ['recommendations', 'trending', 'newest', 'explore'])
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer === 'string') markFieldsStale(cache, viewer, ['follows', 'news'])
}

/** Mutes: a field of the channel entity, which all cards and pages share. */
export const muteCache = {
  updates: { setMute },
  optimistic: {
    setMute: (args) => ({ __typename: 'Channel', id: args['channelId'], viewerMutes: args['muted'] }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
