import type { Db } from '../../db/database.ts'
import { sessionOpenedAt } from '../../db/sessions.ts'
import { findPasswordHash } from '../../db/users.ts'
import { AppError } from '../../shared/errors.ts'
import { accountChangeMessages } from '../../shared/validation/accountChange.ts'
import { isPassword } from '../auth/passwords.ts'
import { mustBeValid } from '../frame/rules.ts'
import type { Viewer } from '../frame/viewer.ts'
import { mustGivePassword } from './policy.ts'

/** An account without a password proves itself by a session that a provider opened at most this long ago. */
const freshMs = 10 * 60 * 1000

/**
 * Before what cannot be undone, users show again that the account is theirs: an open session alone may be somebody else's by now.
 * Not a 401: a wrong password in a form must not close the session that the form is sent with.
 * @param current the password that they gave
 * @param absentMessage what to say when they gave none
 * @throws AppError INVALID_INPUT with current_password, REAUTHENTICATION_REQUIRED for an account that only signs in with a provider
 */
export async function mustProveOwnership(
  db: Db,
  viewer: Viewer,
  uuid: string,
  current: string | undefined,
  absentMessage: string,
): Promise<void> {
  if (!mustGivePassword(viewer, uuid)) return
  const hash = await findPasswordHash(db, uuid)
  if (hash === null) return mustBeFresh(db, viewer)
  if (current === undefined || current === '') mustBeValid({ current_password: absentMessage })
  else if (!(await isPassword(current, hash))) mustBeValid({ current_password: accountChangeMessages.wrongPassword })
}

async function mustBeFresh(db: Db, viewer: Viewer): Promise<void> {
  const openedAt = await sessionOpenedAt(db, viewer.tokenHash)
  if (!openedAt || Date.now() - openedAt.getTime() > freshMs) throw new AppError('REAUTHENTICATION_REQUIRED')
}
