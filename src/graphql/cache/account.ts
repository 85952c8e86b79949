import { gql } from '@urql/core'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

/** Writes a field to the other types that show the same thing, wherever it comes from: a mutation or a fresh look. */
function alsoOn(field: string, ...types: string[]): UpdateResolver {
  const fragments = types.map((type) => gql(`fragment ${type}_${field} on ${type} { id ${field} }`))
  return (parent, _args, cache) => {
    const { id, [field]: value } = parent
    if (typeof id !== 'string' || value === undefined) return
    for (const fragment of fragments) cache.writeFragment(fragment, { id, [field]: value })
  }
}

/** Taken out of the list, and not invalidated: the screen would be asked anew, and its forms with it. */
function forgetSession(cache: Cache, id: unknown): void {
  const viewer = cache.resolve('Query', 'viewer')
  const sessions = typeof viewer === 'string' ? cache.resolve(viewer, 'sessions') : null
  if (typeof viewer !== 'string' || typeof id !== 'string' || !Array.isArray(sessions)) return
  const gone = cache.keyOfEntity({ __typename: 'OpenSession', id })
  cache.link(
    viewer,
    'sessions',
    sessions.filter((session) => session !== gone),
  )
}

const keepAnswer: UpdateResolver = () => undefined

export const accountUpdates = {
  types: {
    // The same person is a `Viewer` to themselves and a `Person` on every card and comment.
    Viewer: { username: alsoOn('username', 'Person'), avatarUrl: alsoOn('avatarUrl', 'Person') },
    // And a channel is another type on cards and among those that one follows.
    Channel: { name: alsoOn('name', 'ContentChannel', 'FollowedChannel'), bannerUrl: alsoOn('bannerUrl', 'FollowedChannel') },
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
