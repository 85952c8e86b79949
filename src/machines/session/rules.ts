import { creatorRoleName } from '../../shared/limits.ts'
import type { SessionUser } from '../user.ts'
import type { SessionContext, StoredSession } from './types.ts'

/** The role's name decides who is a creator; the stored flag may be older. */
export function isCreatorRole(user: SessionUser): boolean {
  return user.roleName === creatorRoleName
}

/** The session of a signed-in state. @throws Error elsewhere: the chart does not ask there */
export function currentSession(context: Pick<SessionContext, 'token' | 'user'>): StoredSession {
  const { token, user } = context
  if (token === null || user === null) throw new Error('Nobody is signed in')
  return { token, user }
}
