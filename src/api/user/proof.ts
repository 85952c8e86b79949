import type { Db, Tx } from '../../db/connection/database.ts'
import { sessionOpenedAt } from '../../db/session/sessions.ts'
import { findPasswordHash, lockPasswordHash } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { accountChangeMessages } from '../../shared/validation/accountChange.ts'
import type { PasswordCheck } from '../auth/guesses.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { needsPassword } from './policy.ts'

/** For an account without a password, the proof is a session that a provider opened at most this long ago. */
const freshMs = 5 * 60 * 1000

/**
 * Throws unless the user proves that the account is theirs. It is required before irreversible actions, and before the account's e-mail,
 * password or role change: an open session alone may be in somebody else's hands by now. The error is not a 401: a wrong password in a form
 * must not close the session that sends it.
 * @param options.current the password that they gave
 * @param options.absentMessage the message when they gave none
 * @returns the hash of the password that they gave, for `mustStillHold`; null when none was needed
 * @throws AppError INVALID_INPUT with current_password, TOO_MANY_REQUESTS, REAUTHENTICATION_REQUIRED for an account that only signs in with
 * a provider
 */
export async function mustProveOwnership(
  db: Db,
  viewer: Viewer,
  uuid: string,
  { current, absentMessage, isPassword }: { current: string | undefined; absentMessage: string; isPassword: PasswordCheck },
): Promise<string | null> {
  if (!needsPassword(viewer, uuid)) return null
  const hash = await findPasswordHash(db, uuid)
  if (hash === null) await mustBeFresh(db, viewer)
  else if (current === undefined || current === '') mustBeValid({ current_password: absentMessage })
  else if (!(await isPassword({ account: uuid, userUuid: uuid, password: current, hash })))
    mustBeValid({ current_password: accountChangeMessages.wrongPassword })
  return hash
}

/** Locks the proven password until the transaction ends. @throws AppError INVALID_INPUT when it was changed meanwhile */
export async function mustStillHold(tx: Tx, uuid: string, hash: string | null): Promise<void> {
  if (hash !== null && (await lockPasswordHash(tx, uuid)) !== hash) mustBeValid({ current_password: accountChangeMessages.wrongPassword })
}

async function mustBeFresh(db: Db, viewer: Viewer): Promise<void> {
  const openedAt = await sessionOpenedAt(db, viewer.tokenHash)
  if (!openedAt || Math.abs(Date.now() - openedAt.getTime()) > freshMs) throw new AppError('REAUTHENTICATION_REQUIRED')
}
