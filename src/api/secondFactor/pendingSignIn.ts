import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connection/database.ts'
import { insertPendingSignIn } from '../../db/secondFactor/pendingSignIns.ts'
import { hasSecondFactor } from '../../db/secondFactor/secondFactors.ts'
import { pendingSignInCookie } from '../../shared/pendingSignIn.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import { readCookie, strictCookie } from '../http/cookies.ts'
import { SecondFactorRequired } from '../http/secondFactorRequired.ts'

/** How long the second step may take. */
const pendingSeconds = 5 * 60

/** @property linkHash of the provider's identity that the sign-in links, if any */
export type ProvenSignIn = { userUuid: string; passwordHash: string | null; linkHash?: string }

/**
 * Called once a password was right. Does nothing for an account without a second factor.
 * @throws SecondFactorRequired with the cookie of a sign-in that waits for its second step
 */
export type SecondStep = (db: Db, signIn: ProvenSignIn) => Promise<void>

export const secondStepOf =
  (request: FastifyRequest, { publicUrl }: { publicUrl?: string | undefined }): SecondStep =>
  async (db, { userUuid, passwordHash, linkHash }) => {
    if (!(await hasSecondFactor(db, userUuid))) return
    const token = newToken()
    await insertPendingSignIn(db, {
      token_hash: hashToken(token),
      user_uuid: userUuid,
      password_digest: digestOf(passwordHash),
      link_hash: linkHash ?? null,
      expires_at: new Date(Date.now() + pendingSeconds * 1000),
    })
    throw new SecondFactorRequired(strictCookie(request, pendingSignInCookie, token, { seconds: pendingSeconds, publicUrl }))
  }

/** Returns what tells a password's hash from another one without being it. */
export const digestOf = (passwordHash: string | null): string => hashToken(passwordHash ?? '')

/** @param header the `Cookie` header @returns the hash of the token, undefined without the cookie */
export function readPendingSignIn(header: string | undefined): string | undefined {
  const token = readCookie(header, pendingSignInCookie)
  return token === undefined ? undefined : hashToken(token)
}
