import { gql } from '@urql/core'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

/** Writes a field of the viewer to the `Person` that cards and comments show, wherever it comes from: a mutation or a fresh look. */
function alsoOnPerson(field: string): UpdateResolver {
  const fragment = gql(`fragment Own_${field} on Person { id ${field} }`)
  return (parent, _args, cache) => {
    const { id, [field]: value } = parent
    if (typeof id !== 'string' || value === undefined) return
    cache.writeFragment(fragment, { __typename: 'Person', id, [field]: value })
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
    Viewer: { username: alsoOnPerson('username'), avatarUrl: alsoOnPerson('avatarUrl') },
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
