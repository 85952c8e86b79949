import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts, FieldArgs, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache'
import { markFieldsStale } from './staleFields.ts'

const channelKey = (id: unknown) => ({ __typename: 'Channel', id: String(id) })

const knownChannel = gql`
  fragment FollowedChannel on Channel {
    id
    name
    description
    bannerUrl
    isVerified
    followersCount
    viewerFollows
    viewerNotify
    owner {
      id
      username
      avatarUrl
    }
  }
`
const newFollow = gql`
  fragment NewFollow on Follow {
    id
    latestContent {
      id
    }
  }
`

type Page = { key: string; items: string[] }

/** As the screens ask for them. */
const askedFor: Readonly<Record<'follows' | 'news', readonly (FieldArgs | undefined)[]>> = {
  follows: [{ limit: 100 }, undefined],
  news: [{ limit: 24 }, { limit: 12 }, undefined],
}

/**
 * The cached first pages of a list of the viewer's. They are not looked for: while a follow is pending, graphcache would hold back every
 * query that reads the viewer.
 */
function firstPages(cache: Cache, viewer: string, name: 'follows' | 'news'): Page[] {
  return askedFor[name].flatMap((args) => {
    const key = cache.resolve(viewer, name, args)
    const items = typeof key === 'string' ? cache.resolve(key, 'items') : null
    return typeof key === 'string' && Array.isArray(items) ? [{ key, items: items.map(String) }] : []
  })
}

/** Shows the followed channel first among the subscriptions, if all that its card shows is cached. */
function addFollow(cache: Cache, viewer: string, channel: { __typename: string; id: string }): void {
  const key = cache.keyOfEntity(channel)
  if (cache.readFragment(knownChannel, channel) === null) return
  for (const { key: page, items } of firstPages(cache, viewer, 'follows')) {
    if (items.some((item) => cache.resolve(item, 'channel') === key)) continue
    // The server's id comes with the list itself, which is refetched.
    const follow = { __typename: 'Follow', id: `new:${channel.id}` }
    cache.writeFragment(newFollow, { ...follow, latestContent: null })
    cache.link(follow, 'channel', channel)
    cache.link(page, 'items', [`Follow:${follow.id}`, ...items])
  }
}

/** Removes the channel from the subscriptions, and its videos from their news. */
function removeFollow(cache: Cache, viewer: string, channel: string): void {
  for (const { key: page, items } of [...firstPages(cache, viewer, 'follows'), ...firstPages(cache, viewer, 'news')]) {
    const left = items.filter((item) => cache.resolve(item, 'channel') !== channel)
    if (left.length < items.length) cache.link(page, 'items', left)
  }
}

const noteFollow: UpdateResolver = (_result, { channelId, followed }, cache, { optimistic }) => {
  const viewer = cache.resolve('Query', 'viewer')
  if (typeof viewer !== 'string') return
  const channel = channelKey(channelId)
  if (followed === true) addFollow(cache, viewer, channel)
  else removeFollow(cache, viewer, cache.keyOfEntity(channel) ?? '')
  if (optimistic !== true) markFieldsStale(cache, viewer, ['follows', 'news'])
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
  updates: { setFollow: noteFollow, setFollowNotify: () => undefined, report: () => undefined },
  optimistic: {
    setFollow,
    setFollowNotify: (args) => ({ ...channelKey(args['channelId']), viewerNotify: args['notify'] === true }),
  },
} satisfies {
  updates: NonNullable<CacheExchangeOpts['updates']>['Mutation']
  optimistic: CacheExchangeOpts['optimistic']
}
