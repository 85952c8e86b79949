import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { Db } from '../../db/database.ts'
import { insertAttempt, takeAttempt } from '../../db/signIns.ts'
import type { ProviderName } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import type { Checks } from './provider.ts'

/** From the departure to the provider until the return. */
export const attemptSeconds = 10 * 60

/** What a browser takes along, and the key that it keeps: only together do they bring the attempt back. */
export type Departure = { checks: Checks; browserKey: string }

/** Begins a sign-in: verifier and nonce stay on the server. */
export async function depart(db: Db, provider: ProviderName): Promise<Departure> {
  const browserKey = newToken()
  const checks = { state: newToken(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  await insertAttempt(db, {
    state_hash: hashToken(checks.state),
    browser_hash: hashToken(browserKey),
    provider,
    code_verifier: checks.codeVerifier,
    nonce: checks.nonce,
    expires_at: new Date(Date.now() + attemptSeconds * 1000),
  })
  return { checks, browserKey }
}

/** Ends the attempt, whatever the provider says. @throws AppError SIGN_IN_EXPIRED when it is over, or another browser's */
export async function comeBack(
  db: Db,
  provider: ProviderName,
  { state, browserKey }: { state: string; browserKey: string },
): Promise<Checks> {
  const attempt = await takeAttempt(db, { state_hash: hashToken(state), browser_hash: hashToken(browserKey), provider })
  if (!attempt) throw new AppError('SIGN_IN_EXPIRED')
  return { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier }
}
