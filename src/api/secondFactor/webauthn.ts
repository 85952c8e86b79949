import type { FastifyRequest } from 'fastify'
import type { Credential } from '../../db/secondFactor/passkeys.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '../../shared/entities/passkey.ts'
import { AppError } from '../../shared/errors.ts'

/** The site as passkeys know it: they belong to its host. */
export type RelyingParty = { id: string; origin: string }
/** Uses a challenge up. @returns false for one that does not hold */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** @param publicUrl address of the site for people, when it is known; otherwise it is the one that the browser came to */
export function relyingPartyOf({ protocol, host }: FastifyRequest, publicUrl: string | undefined): RelyingParty {
  const { origin, hostname } = new URL(publicUrl ?? `${protocol}://${host}`)
  return { id: hostname, origin }
}

/** An account's id for devices: what a passkey gives back when it signs in. */
export const userHandleOf = (userUuid: string): string => Buffer.from(userUuid.replaceAll('-', ''), 'hex').toString('base64url')

/** Elliptic curve (EdDSA, ES256) and RSA signatures, which all devices have one of. */
export const algorithms = [-8, -7, -257]

// Loaded at the first passkey: a site without them never needs it.
const library = () => import('@simplewebauthn/server')

/** @returns the credential of a passkey that a device has made @throws AppError PASSKEY_REFUSED */
export async function verifyRegistration(
  { id, clientDataJSON, attestationObject }: PasskeyRegistration,
  party: RelyingParty,
  takeChallenge: TakeChallenge,
): Promise<Pick<Credential, 'credential_id' | 'public_key' | 'counter'>> {
  const { verifyRegistrationResponse } = await library()
  return refusing(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: takeChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    }
  })
}

/** @returns the new count of the passkey @throws AppError PASSKEY_REFUSED */
export async function verifyAssertion(
  { id, userHandle, ...signed }: PasskeyAssertion,
  credential: Credential | undefined,
  party: RelyingParty,
  takeChallenge: TakeChallenge,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  return refusing(async () => {
    if (!credential || userHandle !== userHandleOf(credential.user_uuid)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { ...signed, userHandle } },
      expectedChallenge: takeChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credential.credential_id,
        publicKey: new Uint8Array(Buffer.from(credential.public_key, 'base64url')),
        counter: credential.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

/** The library throws for whatever is not as it should be: all of that is one refusal, which reveals nothing. */
async function refusing<Result>(verify: () => Promise<Result | undefined>): Promise<Result> {
  const result = await verify().catch((error: unknown) => {
    throw new AppError('PASSKEY_REFUSED', { cause: error })
  })
  if (result === undefined) throw new AppError('PASSKEY_REFUSED')
  return result
}
