import type { Db, Tx } from '../../db/database.ts'
import { sessionOpenedAt } from '../../db/sessions.ts'
import { findPasswordHash, lockPasswordHash } from '../../db/users.ts'
import { AppError } from '../../shared/errors.ts'
import { accountChangeMessages } from '../../shared/validation/accountChange.ts'
import type { PasswordCheck } from '../auth/guesses.ts'
import { mustBeValid } from '../frame/rules.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mustGivePassword } from './policy.ts'

/** An account without a password proves itself by a session that a provider opened at most this long ago. */
const freshMs = 5 * 60 * 1000

/**
 * Before what cannot be undone, and before what the account is known by changes, users show again that it is theirs: an open session
 * alone may be somebody else's by now. Not a 401: a wrong password in a form must not close the session that the form is sent with.
 * @param options.current the password that they gave
 * @param options.absentMessage what to say when they gave none
 * @returns the hash of the password that they have given, for `mustStillHold`; null where none was needed
 * @throws AppError INVALID_INPUT with current_password, TOO_MANY_REQUESTS, REAUTHENTICATION_REQUIRED for an account that only signs in with a provider
 */
export async function mustProveOwnership(
  db: Db,
  viewer: Viewer,
  uuid: string,
  { current, absentMessage, isPassword }: { current: string | undefined; absentMessage: string; isPassword: PasswordCheck },
): Promise<string | null> {
  if (!mustGivePassword(viewer, uuid)) return null
  const hash = await findPasswordHash(db, uuid)
  if (hash === null) await mustBeFresh(db, viewer)
  else if (current === undefined || current === '') mustBeValid({ current_password: absentMessage })
  else if (!(await isPassword({ account: uuid, userUuid: uuid, password: current, hash })))
    mustBeValid({ current_password: accountChangeMessages.wrongPassword })
  return hash
}

/** What proved the account is its password until the transaction ends. @throws AppError INVALID_INPUT when it was changed meanwhile */
export async function mustStillHold(tx: Tx, uuid: string, hash: string | null): Promise<void> {
  if (hash !== null && (await lockPasswordHash(tx, uuid)) !== hash) mustBeValid({ current_password: accountChangeMessages.wrongPassword })
}

async function mustBeFresh(db: Db, viewer: Viewer): Promise<void> {
  const openedAt = await sessionOpenedAt(db, viewer.tokenHash)
  if (!openedAt || Date.now() - openedAt.getTime() > freshMs) throw new AppError('REAUTHENTICATION_REQUIRED')
}
