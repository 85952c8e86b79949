import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'

const channelKey = (id: unknown) => ({ __typename: 'Channel', id: String(id) })

/** Invalidates the viewer's follows and their news, after the server's response and not for the optimistic one. */
const invalidateFollows: UpdateResolver = (_result, _args, cache, info) => {
  const viewer = cache.resolve('Query', 'viewer')
  if (info.optimistic === true || typeof viewer !== 'string') return
  for (const field of cache.inspectFields(viewer)) {
    if (field.fieldName === 'follows' || field.fieldName === 'news') cache.invalidate(viewer, field.fieldName, field.arguments)
  }
}

const setFollow: OptimisticMutationResolver = (args, cache) => {
  const channel = channelKey(args['channelId'])
  const count = cache.resolve(channel, 'followersCount')
  const before = cache.resolve(channel, 'viewerFollows') === true
  const followed = args['followed'] === true
  const step = Number(followed) - Number(before)
  const followersCount = Math.max(0, (typeof count === 'number' ? count : 0) + step)
  // The server creates a new follow with its bell off.
  return {
    ...channel,
    viewerFollows: followed,
    viewerNotify: followed ? cache.resolve(channel, 'viewerNotify') === true : null,
    followersCount,
  }
}

const SeenFragment = gql`
  fragment Seen on LatestContent {
    id
    isUnseen
  }
`

/** Removes a channel's dot when its latest upload is played. */
export function markSeen(cache: Cache, contentId: unknown): void {
  const latest = { __typename: 'LatestContent', id: String(contentId) }
  if (cache.resolve(latest, 'isUnseen') === true) cache.writeFragment(SeenFragment, { ...latest, isUnseen: false })
}

/** Follows and bells. They are fields of the channel entity, which all cards and pages share. */
export const followCache = {
  updates: { setFollow: invalidateFollows, setFollowNotify: () => undefined, report: () => undefined },
  optimistic: {
    setFollow,
    setFollowNotify: (args) => ({ ...channelKey(args['channelId']), viewerNotify: args['notify'] === true }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
