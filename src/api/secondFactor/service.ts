import { deleteKnownBrowsersOf } from '../../db/auth/knownBrowsers.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import type { SecondFactorChange } from '../../db/jobs/queues.ts'
import { confirmCodeGenerator, deleteCodeGenerator, findCodeGenerator, putCodeGenerator } from '../../db/secondFactor/codeGenerators.ts'
import { replaceRecoveryCodes } from '../../db/secondFactor/recoveryCodes.ts'
import { deleteNeedlessRecoveryCodes, deleteSecondFactorsSince, hasSecondFactor } from '../../db/secondFactor/secondFactors.ts'
import { deleteSessionsOf } from '../../db/session/sessions.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import { findUser } from '../../db/user/users.ts'
import type { RecoveryCodes, SecondFactorSetup } from '../../shared/entities/secondFactor.ts'
import { AppError } from '../../shared/errors.ts'
import { readCode, validateGeneratedCode } from '../../shared/secondFactor.ts'
import { accountChangeMessages } from '../../shared/validation/accountChange.ts'
import { recordAct } from '../audit/record.ts'
import type { PasswordCheck } from '../auth/guesses.ts'
import type { Viewer } from '../http/viewer.ts'
import { mustExist } from '../policy.ts'
import { mustProveOwnership, mustStillHold } from '../user/proof.ts'
import type { CodeGuess } from './codeGuesses.ts'
import { newSecret, setupUrl, stepOf } from './generatedCodes.ts'
import { grouped, hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts'
import { wrongCode } from './wrongCode.ts'
import type { SecretBox } from './secretBox.ts'

type Mails = { jobs: Pick<Jobs, 'sendMail'> }
/** The proof that the account is the viewer's. */
export type Confirmation = { password: string | undefined; isPassword: PasswordCheck }

/**
 * Makes the secret of an application. It counts once a code of it has been given (`confirmSetup`).
 * @throws AppError INVALID_INPUT with current_password, TOO_MANY_REQUESTS, REAUTHENTICATION_REQUIRED, CONFLICT when there is one already
 */
export async function beginSetup(db: Db, viewer: Viewer, confirmation: Confirmation, box: SecretBox): Promise<SecondFactorSetup> {
  const proof = await prove(db, viewer, confirmation)
  const person = mustExist(await findUser(db, viewer.uuid), 'USER_NOT_FOUND')
  const secret = newSecret()
  await db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    if (!(await putCodeGenerator(tx, viewer.uuid, box.seal(secret, viewer.uuid)))) throw new AppError('CONFLICT')
  })
  return { secret, url: setupUrl(secret, { issuer: (await readSiteSettings(db)).name, label: person.email }) }
}

/**
 * Makes an application count, with its first code.
 * @returns the account's recovery codes
 * @throws AppError INVALID_INPUT with code, TOO_MANY_REQUESTS, CONFLICT when nothing waits for a code
 */
export async function confirmSetup(
  db: Db,
  { uuid }: Viewer,
  text: string,
  { jobs, box, guess }: Mails & { box: SecretBox; guess: CodeGuess },
): Promise<RecoveryCodes> {
  const typed = readCode(text)
  if (typed?.kind !== 'generated') throw new AppError('INVALID_INPUT', { fields: validateGeneratedCode(text) })
  const takeBack = await guess(uuid, typed.kind)
  const generator = await findCodeGenerator(db, uuid)
  if (!generator || generator.confirmed_at) throw new AppError('CONFLICT')
  const step = stepOf(box.open(generator.sealed_secret, uuid), typed.code)
  if (step === undefined) throw wrongCode()
  const codes = await db.transaction().execute(async (tx) => {
    if (!(await confirmCodeGenerator(tx, uuid, generator.sealed_secret, step))) throw new AppError('CONFLICT')
    // Browsers that the password alone has made known.
    await deleteKnownBrowsersOf(tx, uuid)
    await tell(tx, jobs, uuid, 'codesOn')
    return giveRecoveryCodes(tx, uuid)
  })
  await takeBack()
  return codes
}

/** Replaces the recovery codes. @throws AppError as `beginSetup`; CONFLICT without a second factor */
export async function renewRecoveryCodes(db: Db, viewer: Viewer, confirmation: Confirmation, { jobs }: Mails): Promise<RecoveryCodes> {
  const proof = await prove(db, viewer, confirmation)
  return db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    if (!(await hasSecondFactor(tx, viewer.uuid))) throw new AppError('CONFLICT')
    await tell(tx, jobs, viewer.uuid, 'recoveryCodesRenewed')
    return giveRecoveryCodes(tx, viewer.uuid)
  })
}

/** Asks for no codes of an application any more. Without one it does nothing. @throws AppError as `beginSetup`, except CONFLICT */
export async function turnOff(db: Db, viewer: Viewer, confirmation: Confirmation, { jobs }: Mails): Promise<void> {
  const proof = await prove(db, viewer, confirmation)
  await db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    if (!(await deleteCodeGenerator(tx, viewer.uuid))) return
    await deleteNeedlessRecoveryCodes(tx, viewer.uuid)
    await tell(tx, jobs, viewer.uuid, 'codesOff')
  })
}

/**
 * Removes all factors of somebody who has lost them, once an administrator knows who they are; closes the sessions of the account.
 * @throws AppError USER_NOT_FOUND; CONFLICT for one's own account, and for one without a second factor
 */
export async function resetSecondFactor(db: Db, viewer: Viewer, uuid: string, { jobs }: Mails): Promise<void> {
  if (viewer.uuid === uuid) throw new AppError('CONFLICT', { message: 'La vôtre se désactive dans vos paramètres' })
  await db.transaction().execute(async (tx) => {
    const { username } = mustExist(await findUser(tx, uuid), 'USER_NOT_FOUND')
    if (!(await hasSecondFactor(tx, uuid))) throw new AppError('CONFLICT', { message: 'Ce compte n’a pas de validation en deux étapes' })
    await deleteSecondFactorsSince(tx, uuid, new Date(0))
    await deleteSessionsOf(tx, uuid, null)
    await tell(tx, jobs, uuid, 'reset')
    await recordAct(tx, viewer.uuid, { act: 'user.resetSecondFactor', subject_uuid: uuid, details: { username } })
  })
}

export const prove = (db: Db, viewer: Viewer, { password, isPassword }: Confirmation): Promise<string | null> =>
  mustProveOwnership(db, viewer, viewer.uuid, { current: password, absentMessage: accountChangeMessages.currentPassword, isPassword })

export const tell = (tx: Tx, jobs: Mails['jobs'], uuid: string, change: SecondFactorChange): Promise<void> =>
  jobs.sendMail({ kind: 'secondFactor', user_uuid: uuid, change }, { tx })

/** Replaces the recovery codes of an account. */
export async function giveRecoveryCodes(tx: Tx, userUuid: string): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userUuid,
    codes.map((code) => hashRecoveryCode(userUuid, code)),
  )
  return { codes: codes.map(grouped) }
}
