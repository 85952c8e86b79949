import type { SessionUser } from '../../user/user.ts'
import type { Failure } from '../../common/failure.ts'

/** An opaque token and its owner. */
export type OpenedSession = { token: string; user: SessionUser }

/** What a device has to sign. */
export type PasskeyRequest = { challenge: string; rpId: string }

/** The device's signature; all in base64url. */
export type PasskeyAssertion = {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle: string
}

export type PasskeySignInContext = { request: PasskeyRequest | null; assertion: PasskeyAssertion | null; failure: Failure | null }

export type PasskeySignInEvent = { type: 'passkey.use' } | { type: 'failure.dismiss' }

export type PasskeySignInFact = { type: 'signIn.completed'; session: OpenedSession }

export type PasskeySignInTag = 'busy'
