import { deleteKnownBrowsersOf } from '../../db/auth/knownBrowsers.ts'
import type { Db, Tx } from '../../db/connection/database.ts'
import type { Jobs } from '../../db/jobs/jobs.ts'
import {
  deletePasskey,
  findCredential,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  takeChallenge,
  usePasskey,
} from '../../db/secondFactor/passkeys.ts'
import { takePendingSignIn } from '../../db/secondFactor/pendingSignIns.ts'
import { deleteNeedlessRecoveryCodes, hasSecondFactor } from '../../db/secondFactor/secondFactors.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import { findPasswordHash, findUser, lockPasswordHash, type UserRow } from '../../db/user/users.ts'
import type { PasskeyAssertion, PasskeyCreation, PasskeyRegistration, PasskeyRequest } from '../../shared/entities/passkey.ts'
import type { RecoveryCodes } from '../../shared/entities/secondFactor.ts'
import { AppError } from '../../shared/errors.ts'
import { passkeyNameErrors, passkeysMax } from '../../shared/secondFactor.ts'
import { plainText } from '../../shared/text.ts'
import { type OpenSession, openSession } from '../auth/service.ts'
import { lockSignInMethods } from '../auth/signInMethods.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { mustBeValid } from '../http/rules.ts'
import type { Viewer } from '../http/viewer.ts'
import { openLinked } from '../identity/service.ts'
import { mustExist } from '../policy.ts'
import { mustStillHold } from '../user/proof.ts'
import { digestOf } from './pendingSignIn.ts'
import { type Confirmation, giveRecoveryCodes, prove, tell } from './service.ts'
import { type RelyingParty, userHandleOf, verifyAssertion, verifyRegistration } from './webauthn.ts'

/** How long a person may take to unlock their device. */
const challengeMs = 5 * 60_000

type Mails = { jobs: Pick<Jobs, 'sendMail'> }

async function newChallenge(db: Db | Tx, userUuid: string | null): Promise<string> {
  const challenge = newToken()
  await insertChallenge(db, hashToken(challenge), userUuid, new Date(Date.now() + challengeMs))
  return challenge
}

/** Begins a sign-in, of whoever the device will say. */
export async function beginSignIn(db: Db, { id: rpId }: RelyingParty): Promise<PasskeyRequest> {
  return { challenge: await newChallenge(db, null), rpId }
}

/**
 * Opens a session with a passkey, which is password and second factor in one: the device has checked who holds it.
 * @param pendingHash of a sign-in of this browser that waits for its second step: its provider is then linked, too
 * @throws AppError PASSKEY_REFUSED
 */
export async function signIn(
  db: Db,
  assertion: PasskeyAssertion,
  { party, userAgent, pendingHash }: { party: RelyingParty; userAgent: string | null; pendingHash: string | undefined },
): Promise<OpenSession> {
  const credential = await findCredential(db, assertion.id)
  const counter = await verifyAssertion(assertion, credential, party, (challenge) => takeChallenge(db, hashToken(challenge), null))
  return db.transaction().execute(async (tx) => {
    if (!credential || !(await usePasskey(tx, credential.uuid, counter))) throw new AppError('PASSKEY_REFUSED')
    const owner = mustExist(await findUser(tx, credential.user_uuid), 'PASSKEY_REFUSED')
    return { token: await openFor(tx, owner, userAgent, pendingHash), owner }
  })
}

async function openFor(tx: Tx, owner: UserRow, userAgent: string | null, pendingHash: string | undefined): Promise<string> {
  const pending = pendingHash === undefined ? undefined : await takePendingSignIn(tx, pendingHash)
  if (pending?.user_uuid !== owner.uuid || pending.link_hash === null) return openSession(tx, owner.uuid, userAgent)
  const passwordHash = await findPasswordHash(tx, owner.uuid)
  if (digestOf(passwordHash) !== pending.password_digest) return openSession(tx, owner.uuid, userAgent)
  return openLinked(tx, pending.link_hash, { owner, passwordHash, userAgent })
}

/** Begins to add a passkey. @throws AppError as `beginSetup`; CONFLICT for an account that has too many */
export async function beginPasskey(
  db: Db,
  viewer: Viewer,
  confirmation: Confirmation,
  { id: rpId }: RelyingParty,
): Promise<PasskeyCreation> {
  const proof = await prove(db, viewer, confirmation)
  const person = mustExist(await findUser(db, viewer.uuid), 'USER_NOT_FOUND')
  const excluded = (await listPasskeys(db, viewer.uuid)).map(({ credential_id: id }) => id)
  if (excluded.length >= passkeysMax) throw new AppError('CONFLICT')
  const challenge = await db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    return newChallenge(tx, viewer.uuid)
  })
  const { name: rpName } = await readSiteSettings(db)
  return { challenge, rpId, rpName, userId: userHandleOf(viewer.uuid), userName: person.email, excluded }
}

/**
 * Adds the passkey that a device has made.
 * @returns recovery codes, when it is the account's first second factor; otherwise none
 * @throws AppError INVALID_INPUT with name, PASSKEY_REFUSED, CONFLICT
 */
export async function addPasskey(
  db: Db,
  { uuid }: Viewer,
  { name, registration }: { name: string; registration: PasskeyRegistration },
  { jobs, party }: Mails & { party: RelyingParty },
): Promise<RecoveryCodes> {
  mustBeValid(passkeyNameErrors(name))
  const credential = await verifyRegistration(registration, party, (challenge) => takeChallenge(db, hashToken(challenge), uuid))
  return db.transaction().execute(async (tx) => {
    // One at a time: two first passkeys would each give recovery codes.
    await lockPasswordHash(tx, uuid)
    const isFirst = !(await hasSecondFactor(tx, uuid))
    if ((await listPasskeys(tx, uuid)).length >= passkeysMax) throw new AppError('CONFLICT')
    await insertPasskey(tx, { ...credential, user_uuid: uuid, name: plainText(name) })
    await tell(tx, jobs, uuid, 'passkeyAdded')
    if (!isFirst) return { codes: [] }
    // Browsers that the password alone has made known.
    await deleteKnownBrowsersOf(tx, uuid)
    return giveRecoveryCodes(tx, uuid)
  })
}

/** Removes a passkey. @throws AppError as `beginSetup`, but CONFLICT for the last way in; NOT_FOUND */
export async function removePasskey(db: Db, viewer: Viewer, passkey: string, confirmation: Confirmation, { jobs }: Mails): Promise<void> {
  const proof = await prove(db, viewer, confirmation)
  await db.transaction().execute(async (tx) => {
    await mustStillHold(tx, viewer.uuid, proof)
    const mustRemainOpen = await lockSignInMethods(tx, viewer.uuid)
    if (!(await deletePasskey(tx, viewer.uuid, passkey))) throw new AppError('NOT_FOUND')
    await mustRemainOpen()
    await deleteNeedlessRecoveryCodes(tx, viewer.uuid)
    await tell(tx, jobs, viewer.uuid, 'passkeyRemoved')
  })
}
