import { gql } from '@urql/core'
import type { Cache, DataFields, UpdateResolver } from '@urql/exchange-graphcache'

/** The same person is a `Viewer` to themselves and a `Person` on every card and comment. */
const personFields = {
  username: gql`
    fragment PersonName on Person {
      id
      username
    }
  `,
  avatarUrl: gql`
    fragment PersonAvatar on Person {
      id
      avatarUrl
    }
  `,
}

/** A channel by the names that it has on cards, among followed channels and in notifications. */
const channelNames = [
  gql`
    fragment CardChannelName on ContentChannel {
      id
      name
    }
  `,
  gql`
    fragment FollowedChannelName on FollowedChannel {
      id
      name
    }
  `,
]
const channelBanners = [
  gql`
    fragment FollowedChannelBanner on FollowedChannel {
      id
      bannerUrl
    }
  `,
]

type Fragment = (typeof channelNames)[number]

/** Writes a field to the other types that show the same thing, wherever it comes from: a mutation or a fresh look. */
const alsoWrite =
  (field: string, fragments: readonly Fragment[]): UpdateResolver =>
  (parent: DataFields, _args, cache: Cache) => {
    const { id, [field]: value } = parent
    if (typeof id !== 'string' || value === undefined) return
    for (const fragment of fragments) cache.writeFragment(fragment, { id, [field]: value })
  }

const keepAnswer: UpdateResolver = () => undefined

/** Taken out of the list, and not invalidated: the screen would be asked anew, and its forms with it. */
function forgetSession(cache: Cache, id: unknown): void {
  const viewer = cache.resolve('Query', 'viewer')
  const sessions = typeof viewer === 'string' ? cache.resolve(viewer, 'sessions') : null
  if (typeof viewer !== 'string' || !Array.isArray(sessions)) return
  const gone = typeof id === 'string' ? cache.keyOfEntity({ __typename: 'OpenSession', id }) : null
  cache.link(
    viewer,
    'sessions',
    sessions.filter((session) => session !== gone),
  )
}

export const accountKeys = {
  Provider: () => null,
}

export const accountUpdates = {
  types: {
    Viewer: {
      username: alsoWrite('username', [personFields.username]),
      avatarUrl: alsoWrite('avatarUrl', [personFields.avatarUrl]),
    },
    Channel: {
      name: alsoWrite('name', channelNames),
      bannerUrl: alsoWrite('bannerUrl', channelBanners),
    },
  },
  mutations: {
    // Another role, another dashboard.
    updateAccount: (_result, _args, cache) => cache.invalidate('Query', 'dashboard'),
    updateChannel: keepAnswer,
    revokeSession: (_result, args, cache) => forgetSession(cache, args['id']),
    revokeOtherSessions: keepAnswer,
    deleteAccount: keepAnswer,
    exchangeSignIn: keepAnswer,
    linkIdentity: keepAnswer,
  },
} satisfies { types: Record<string, Record<string, UpdateResolver>>; mutations: Record<string, UpdateResolver> }
