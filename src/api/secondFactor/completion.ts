import type { Db, Tx } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import { findCodeGenerator, takeStep } from '../../db/secondFactor/codeGenerators.ts'
import { findPendingSignIn, takePendingSignIn } from '../../db/secondFactor/pendingSignIns.ts'
import { takeRecoveryCode } from '../../db/secondFactor/recoveryCodes.ts'
import { findPasswordHash, findUser } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import { readCode, type TypedCode, validateCode } from '../../shared/secondFactor.ts'
import { type OpenSession, openSession } from '../auth/service.ts'
import { openLinked } from '../identity/service.ts'
import type { CodeGuess } from './codeGuesses.ts'
import { stepOf } from './generatedCodes.ts'
import { wrongCode } from './wrongCode.ts'
import { digestOf } from './pendingSignIn.ts'
import { hashRecoveryCode } from './recoveryCodes.ts'
import type { SecretBox } from './secretBox.ts'

type Parts = { jobs: Pick<Jobs, 'sendMail'>; box: SecretBox; userAgent: string | null; guess: CodeGuess }

/**
 * Opens the session of a sign-in that waits for its second step. A wrong code leaves it waiting.
 * @param tokenHash as `readPendingSignIn` returns it
 * @throws AppError INVALID_INPUT with code, SIGN_IN_EXPIRED, TOO_MANY_REQUESTS
 */
export async function completeSignIn(
  db: Db,
  { tokenHash, text }: { tokenHash: string | undefined; text: string },
  { jobs, box, userAgent, guess }: Parts,
): Promise<OpenSession> {
  const userUuid = tokenHash === undefined ? undefined : await findPendingSignIn(db, tokenHash)
  if (tokenHash === undefined || userUuid === undefined) throw new AppError('SIGN_IN_EXPIRED')
  const typed = readCode(text)
  if (!typed) throw new AppError('INVALID_INPUT', { fields: validateCode(text) })
  const takeBack = await guess(userUuid, typed.kind)
  const opened = await db.transaction().execute(async (tx) => {
    // Before the code, which a sign-in that is over must not use up.
    const pending = await takePendingSignIn(tx, tokenHash)
    if (!pending) throw new AppError('SIGN_IN_EXPIRED')
    if (!(await takeCode(tx, box, userUuid, typed))) throw wrongCode()
    if (typed.kind === 'recovery') await jobs.sendMail({ kind: 'secondFactor', user_uuid: userUuid, change: 'recoveryCodeUsed' }, { tx })
    const owner = await findUser(tx, userUuid)
    const passwordHash = await findPasswordHash(tx, userUuid)
    if (!owner || digestOf(passwordHash) !== pending.password_digest) throw new AppError('SIGN_IN_EXPIRED')
    const token =
      pending.link_hash === null
        ? await openSession(tx, userUuid, userAgent, passwordHash)
        : await openLinked(tx, pending.link_hash, { owner, passwordHash, userAgent })
    return { token, owner }
  })
  await takeBack()
  return opened
}

/** Uses a code up. @returns false for one that is not the account's, or was used */
async function takeCode(tx: Tx, box: SecretBox, userUuid: string, { kind, code }: TypedCode): Promise<boolean> {
  if (kind === 'recovery') return takeRecoveryCode(tx, userUuid, hashRecoveryCode(userUuid, code))
  const generator = await findCodeGenerator(tx, userUuid)
  if (!generator?.confirmed_at) return false
  const step = stepOf(box.open(generator.sealed_secret, userUuid), code)
  return step !== undefined && takeStep(tx, userUuid, step)
}
