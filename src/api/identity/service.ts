import type { Db, Tx } from '../../db/connection/database.ts'
import { type Identity, insertIdentity, useIdentity } from '../../db/identity/identities.ts'
import { findRoleByName } from '../../db/role/roles.ts'
import { findLinkOwner, insertCode, insertLink, takeLink } from '../../db/identity/signIns.ts'
import { findCredentials, insertUser, type UserRow } from '../../db/user/users.ts'
import { violationOf } from '../../db/connection/violations.ts'
import type { ProviderName } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { userRoleName } from '../../shared/roles.ts'
import type { LoginForm } from '../../shared/validation/account.ts'
import { mustKnow, type OpenSession, openSession, type PasswordSignIn } from '../auth/service.ts'
import { hashSignInCode, hashToken, newSignInCode, newToken } from '../auth/tokens.ts'
import { appointAdministrator, isAdminEmail } from '../user/administrator.ts'
import type { Claims } from './claims.ts'
import { mustBeOpen } from '../registration/service.ts'
import { freeUsername } from './username.ts'

/** How long the code of a return is valid. */
export const codeSeconds = 60
const linkMs = 10 * 60 * 1000

/** @property browserKey the key that the code is bound to */
type Options = { browserKey: string; adminEmail: string | undefined }

/** The outcome of a return from a provider: a code that opens a session, or one that waits for the account's password. */
export type Arrival = { kind: 'signedIn'; code: string } | { kind: 'mustLink'; code: string }

/**
 * Finds or creates the account of an identity. An existing account is linked only after its owner has given its password (`link`):
 * otherwise a person who registered with somebody else's e-mail would share the account with them.
 * @throws AppError EMAIL_UNVERIFIED, ACCOUNT_HAS_PROVIDER
 */
export async function finishSignIn(db: Db, provider: ProviderName, claims: Claims, options: Options): Promise<Arrival> {
  // Two concurrent returns of the same new person, or a username just taken: the retry finds what the other request created.
  for (let triesLeft = 2; ; triesLeft -= 1) {
    try {
      return await db.transaction().execute((tx) => findOrCreateAccount(tx, provider, claims, options))
    } catch (error) {
      if (triesLeft === 0 || violationOf(error)?.kind !== 'unique') throw error
    }
  }
}

async function findOrCreateAccount(tx: Tx, provider: ProviderName, claims: Claims, { browserKey, adminEmail }: Options): Promise<Arrival> {
  const { issuer, subject, verifiedEmail: email } = claims
  // The account before the identity: when a concurrent return has just created the account, its identity is there too.
  const account = email === null ? undefined : await findCredentials(tx, email)
  const known = await useIdentity(tx, { provider, issuer, subject })
  if (known !== undefined) return giveCode(tx, known, browserKey)
  if (email === null) throw new AppError('EMAIL_UNVERIFIED')
  const identity = { provider, issuer, subject, email }
  if (account?.password_hash === null) throw new AppError('ACCOUNT_HAS_PROVIDER')
  if (account) return giveLink(tx, identity, account.uuid)
  return giveCode(tx, await makeAccount(tx, identity, claims, adminEmail), browserKey)
}

async function makeAccount(tx: Tx, identity: Identity, claims: Claims, adminEmail: string | undefined): Promise<string> {
  const termsAcceptedAt = await mustBeOpen(tx, identity.email, adminEmail)
  const role = await findRoleByName(tx, userRoleName)
  if (!role) throw new AppError('ROLE_NOT_FOUND')
  const uuid = await insertUser(tx, {
    username: await freeUsername(tx, claims.displayName),
    firstname: claims.firstname,
    lastname: claims.lastname,
    email: identity.email,
    email_verified_at: new Date(),
    terms_accepted_at: termsAcceptedAt,
    password_hash: null,
    role_uuid: role.uuid,
  })
  await insertIdentity(tx, { ...identity, user_uuid: uuid })
  if (isAdminEmail(identity.email, adminEmail)) await appointAdministrator(tx, adminEmail)
  return uuid
}

async function giveCode(tx: Tx, userUuid: string, browserKey: string): Promise<Arrival> {
  const code = newSignInCode()
  await insertCode(tx, {
    code_hash: hashSignInCode(code, browserKey),
    user_uuid: userUuid,
    expires_at: new Date(Date.now() + codeSeconds * 1000),
  })
  return { kind: 'signedIn', code }
}

async function giveLink(tx: Tx, identity: Identity, userUuid: string): Promise<Arrival> {
  const code = newToken()
  await insertLink(tx, { ...identity, user_uuid: userUuid, code_hash: hashToken(code), expires_at: new Date(Date.now() + linkMs) })
  return { kind: 'mustLink', code }
}

/**
 * Links a waiting identity to its account, whose password proves the ownership, and signs in.
 * @param linkCode of an `Arrival`; a wrong password leaves it usable, for ten minutes in all
 * @throws AppError SIGN_IN_EXPIRED, BAD_CREDENTIALS, TOO_MANY_REQUESTS, SECOND_FACTOR_REQUIRED
 */
export async function link(
  db: Db,
  linkCode: string,
  form: LoginForm,
  { userAgent, isPassword, secondStep }: PasswordSignIn,
): Promise<OpenSession> {
  const codeHash = hashToken(linkCode)
  const ownerUuid = await findLinkOwner(db, codeHash)
  if (ownerUuid === undefined) throw new AppError('SIGN_IN_EXPIRED')
  const { owner, passwordHash } = await mustKnow(db, form, isPassword)
  if (owner.uuid !== ownerUuid) throw new AppError('BAD_CREDENTIALS')
  await secondStep(db, { userUuid: owner.uuid, passwordHash, linkHash: codeHash })
  return { token: await db.transaction().execute((tx) => openLinked(tx, codeHash, { owner, passwordHash, userAgent })), owner }
}

type LinkOwner = { owner: Pick<UserRow, 'uuid'>; passwordHash: string | null; userAgent: string | null }

/** Links a waiting identity to its account, and opens a session. @returns its token @throws AppError SIGN_IN_EXPIRED, BAD_CREDENTIALS */
export async function openLinked(tx: Tx, codeHash: string, { owner, passwordHash, userAgent }: LinkOwner): Promise<string> {
  const taken = await takeLink(tx, codeHash)
  if (!taken) throw new AppError('SIGN_IN_EXPIRED')
  // Linked already from another tab: only the session remains to be opened.
  if ((await useIdentity(tx, taken)) !== owner.uuid) await insertIdentity(tx, taken)
  return openSession(tx, owner.uuid, userAgent, passwordHash)
}
