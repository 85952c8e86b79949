import type { Db, Tx } from '../../db/connection/database.ts'
import { isDiskFull } from '../../db/disk/fullDisk.ts'
import * as sessions from '../../db/session/sessions.ts'
import { takeCode } from '../../db/identity/signIns.ts'
import { findSignInCredentials, findUser, type UserRow } from '../../db/user/users.ts'
import { AppError } from '../../shared/errors.ts'
import type { LoginForm } from '../../shared/validation/account.ts'
import type { SessionReader } from '../http/viewer.ts'
import { normalizeEmail } from '../user/email.ts'
import type { SecondStep } from '../secondFactor/pendingSignIn.ts'
import type { PasswordCheck } from './guesses.ts'
import { hashSignInCode, hashToken, isSignInCode, newToken, sessionMs, touchEveryMs } from './tokens.ts'

export type OpenSession = { token: string; owner: UserRow }

/** What a sign-in with a password needs of its request. */
export type PasswordSignIn = { userAgent: string | null; isPassword: PasswordCheck; secondStep: SecondStep }

/** Opens a session. @throws AppError BAD_CREDENTIALS, REGISTRATION_PENDING, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS, SECOND_FACTOR_REQUIRED */
export async function login(db: Db, form: LoginForm, { userAgent, isPassword, secondStep }: PasswordSignIn): Promise<OpenSession> {
  const { owner, passwordHash } = await mustKnow(db, form, isPassword)
  await secondStep(db, { userUuid: owner.uuid, passwordHash })
  return { token: await openSession(db, owner.uuid, userAgent, passwordHash), owner }
}

/**
 * Returns the account that an e-mail and a password belong to. An unknown e-mail and a wrong password give the same error in the same time.
 * @returns the account, and the hash that its password was checked against
 * @throws AppError BAD_CREDENTIALS, TOO_MANY_REQUESTS; REGISTRATION_PENDING for the password of a request that nobody has decided about
 */
export async function mustKnow(
  db: Db,
  form: LoginForm,
  isPassword: PasswordCheck,
): Promise<{ owner: UserRow; passwordHash: string | null }> {
  const account = normalizeEmail(form.email)
  const credentials = await findSignInCredentials(db, account)
  const hash = credentials?.password_hash ?? null
  const userUuid = credentials?.uuid ?? undefined
  const isRight = await isPassword({ account, userUuid, password: form.password, hash })
  if (isRight && credentials?.uuid === null) throw new AppError('REGISTRATION_PENDING')
  const owner = userUuid !== undefined && isRight ? await findUser(db, userUuid) : undefined
  if (!owner) throw new AppError('BAD_CREDENTIALS')
  return { owner, passwordHash: hash }
}

/**
 * Opens a session.
 * @param passwordHash as returned by `mustKnow`, when a password opens the session
 * @returns the token, of which the database keeps only a hash
 * @throws AppError ACCOUNT_SUSPENDED; BAD_CREDENTIALS when the password was changed meanwhile; SIGN_IN_EXPIRED without a password, when the
 * account is gone
 */
export async function openSession(db: Db | Tx, userUuid: string, userAgent: string | null, passwordHash?: string | null): Promise<string> {
  const token = newToken()
  const session = {
    tokenHash: hashToken(token),
    userUuid,
    userAgent: userAgent?.slice(0, 500) ?? null,
    expiresAt: new Date(Date.now() + sessionMs),
  }
  if (await sessions.insertSession(db, session, passwordHash)) return token
  if ((await findUser(db, userUuid))?.suspended_at) throw new AppError('ACCOUNT_SUSPENDED')
  throw new AppError(passwordHash === undefined ? 'SIGN_IN_EXPIRED' : 'BAD_CREDENTIALS')
}

/** Returns the valid sessions by token hash and renews them for 30 days; the renewal is written at most once an hour. */
export async function useSessions(db: Db, tokenHashes: readonly string[]): Promise<ReadonlyMap<string, sessions.SessionRow>> {
  const found = await sessions.findSessions(db, tokenHashes)
  const now = Date.now()
  const stale = [...found].filter(([, { last_seen_at }]) => now - last_seen_at.getTime() > touchEveryMs).map(([tokenHash]) => tokenHash)
  if (stale.length > 0) {
    await sessions.touchSessions(db, stale, { lastSeenAt: new Date(now), expiresAt: new Date(now + sessionMs) }).catch((error: unknown) => {
      // Reading must still work when the disk is full and nothing can be written.
      if (!isDiskFull(error)) throw error
    })
  }
  return found
}

/**
 * Returns the owner of a token, or opens a session with the code of a provider's return. Each code opens one session, and only for the
 * browser that began the sign-in: otherwise a link with an attacker's own code would sign other people in to the attacker's account without
 * their knowing.
 * @throws AppError SESSION_EXPIRED for a token without a valid session, SIGN_IN_EXPIRED for an invalid code
 */
export async function verifyToken(
  db: Db,
  token: string,
  { findSession, userAgent, browserKey }: { findSession: SessionReader; userAgent: string | null; browserKey: string | undefined },
): Promise<OpenSession> {
  if (isSignInCode(token)) return exchangeCode(db, token, browserKey, userAgent)
  const session = await findSession(hashToken(token))
  const owner = session && (await findUser(db, session.user_uuid))
  if (!owner) throw new AppError('SESSION_EXPIRED')
  return { token, owner }
}

async function exchangeCode(db: Db, code: string, browserKey: string | undefined, userAgent: string | null): Promise<OpenSession> {
  const userUuid = browserKey === undefined ? undefined : await takeCode(db, hashSignInCode(code, browserKey))
  const owner = userUuid === undefined ? undefined : await findUser(db, userUuid)
  if (!owner) throw new AppError('SIGN_IN_EXPIRED')
  return { token: await openSession(db, owner.uuid, userAgent), owner }
}
