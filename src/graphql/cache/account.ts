import { gql, type TypedDocumentNode } from '@urql/core'
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

const usernameFragment = gql`
  fragment OwnUsername on Person {
    id
    username
  }
`
const avatarFragment = gql`
  fragment OwnAvatar on Person {
    id
    avatarUrl
  }
`

/** Copies a field of the viewer to the `Person` shown on cards and comments, whether it comes from a mutation or a query. */
function alsoOnPerson(field: string, fragment: TypedDocumentNode<Record<string, unknown>>): UpdateResolver {
  return (parent, _args, cache) => {
    const { id, [field]: value } = parent
    if (typeof id !== 'string' || value === undefined) return
    cache.writeFragment(fragment, { __typename: 'Person', id, [field]: value })
  }
}

/** Removes the session from the list instead of invalidating it: an invalidation would refetch the screen and reset its forms. */
function invalidateSession(cache: Cache, id: unknown): void {
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
    // The same user is a `Viewer` for themselves and a `Person` on cards and comments.
    Viewer: { username: alsoOnPerson('username', usernameFragment), avatarUrl: alsoOnPerson('avatarUrl', avatarFragment) },
  },
  mutations: {
    // The dashboard depends on the role.
    updateAccount: (_result, _args, cache) => cache.invalidate('Query', 'dashboard'),
    updateChannel: keepAnswer,
    revokeSession: (_result, args, cache) => invalidateSession(cache, args['id']),
    revokeOtherSessions: keepAnswer,
    deleteAccount: keepAnswer,
    addPasskey: keepAnswer,
    beginPasskey: keepAnswer,
    beginPasskeySignIn: keepAnswer,
    removePasskey: keepAnswer,
    signInWithPasskey: keepAnswer,
    beginSecondFactor: keepAnswer,
    turnOnSecondFactor: keepAnswer,
    renewRecoveryCodes: keepAnswer,
    turnOffSecondFactor: keepAnswer,
    confirmSignIn: keepAnswer,
    exchangeSignIn: keepAnswer,
    linkIdentity: keepAnswer,
    unlinkIdentity: keepAnswer,
  },
} satisfies { types: Record<string, Record<string, UpdateResolver>>; mutations: Record<string, UpdateResolver> }
