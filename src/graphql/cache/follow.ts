import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'

const channelKey = (id: unknown) => ({ __typename: 'Channel', id: String(id) })

/** Whom the viewer follows and what is new there: asked again once the server has said so, and not for the optimistic answer. */
const forgetFollows: UpdateResolver = (_result, _args, cache, info) => {
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
  // A new follow has its bell off, as the server makes it.
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

/** The dot of a channel goes out when its last upload is played. */
export function noteSeen(cache: Cache, contentId: unknown): void {
  const latest = { __typename: 'LatestContent', id: String(contentId) }
  if (cache.resolve(latest, 'isUnseen') === true) cache.writeFragment(SeenFragment, { ...latest, isUnseen: false })
}

/** Follows and bells: of the channel itself, which every card and page of it shares. */
export const followCache = {
  updates: { setFollow: forgetFollows, setFollowNotify: () => undefined, report: () => undefined },
  optimistic: {
    setFollow,
    setFollowNotify: (args) => ({ ...channelKey(args['channelId']), viewerNotify: args['notify'] === true }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
