import { creatorRoleName } from '../../../shared/roles.ts'
import type { SessionUser } from '../../user/user.ts'
import type { SessionContext, StoredSession } from './types.ts'

/** True when the role's name is that of a creator; the stored flag may be outdated. */
export function isCreatorRole(user: SessionUser): boolean {
  return user.roleName === creatorRoleName
}

/** Returns the session of a signed-in state. @throws Error in other states, where the machine does not call it */
export function currentSession(context: Pick<SessionContext, 'token' | 'user'>): StoredSession {
  const { token, user } = context
  if (token === null || user === null) throw new Error('Nobody is signed in')
  return { token, user }
}
