import type { Db } from '../../db/connection/database.ts'
import { insertAttempt, takeAttempt } from '../../db/identity/signIns.ts'
import type { ProviderName } from '../../shared/entities/identity.ts'
import { AppError } from '../../shared/errors.ts'
import { hashToken, newToken } from '../auth/tokens.ts'
import type { Checks } from './provider.ts'

/** How long a sign-in at the provider may take. */
export const attemptSeconds = 10 * 60

/** The checks of an attempt, and the key that the browser keeps: the state and the key are both needed to complete it. */
export type Departure = { checks: Checks; browserKey: string }

/** Begins a sign-in; verifier and nonce stay on the server. */
export async function beginSignIn(db: Db, provider: ProviderName): Promise<Departure> {
  // Loaded at the first sign-in: a site without providers never needs it.
  const { randomNonce, randomPKCECodeVerifier } = await import('openid-client')
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

/** Ends the attempt, whatever the provider answers. @throws AppError SIGN_IN_EXPIRED when it has expired or belongs to another browser */
export async function completeAttempt(
  db: Db,
  provider: ProviderName,
  { state, browserKey }: { state: string; browserKey: string },
): Promise<Checks> {
  const attempt = await takeAttempt(db, { state_hash: hashToken(state), browser_hash: hashToken(browserKey), provider })
  if (!attempt) throw new AppError('SIGN_IN_EXPIRED')
  return { state, nonce: attempt.nonce, codeVerifier: attempt.code_verifier }
}
