import type { FieldErrors } from '../../shared/errors.ts'
import { creatorRoleName } from '../../shared/limits.ts'
import { accountMessages } from '../../shared/validation/account.ts'
import { toFormFailure, type Failure } from '../failure.ts'
import type { SessionUser } from '../user.ts'
import type { SessionContext, StoredSession } from './types.ts'

/** The role's name decides who is a creator; the stored flag may be older. */
export function isCreatorRole(user: SessionUser): boolean {
  return user.roleName === creatorRoleName
}

/** What the alert above the form says: that something is missing comes before what is wrong. */
export function toAccountFailure(fields: FieldErrors): Failure {
  return Object.values(fields).includes(accountMessages.fillAll) ? toFormFailure(fields, accountMessages.fillAll) : toFormFailure(fields)
}

export function hasErrors(fields: FieldErrors): boolean {
  return Object.keys(fields).length > 0
}

/** The session of a signed-in state. @throws Error elsewhere: the chart does not ask there */
export function currentSession(context: Pick<SessionContext, 'token' | 'user'>): StoredSession {
  const { token, user } = context
  if (token === null || user === null) throw new Error('Nobody is signed in')
  return { token, user }
}
