import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { mutate } from '../../../graphql/execute.ts'
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from '../../../graphql/generated/graphql.ts'
import type { OpenedSession, PasskeyAssertion, PasskeyRequest } from '../../../machines/session/passkeySignIn/types.ts'
import type { FlowServices } from '../common/services.ts'
import { closeFormer } from './signInReturn.ts'
import { toSessionUser } from './toSessionUser.ts'

export async function beginSignIn({ clientWithToken }: FlowServices): Promise<PasskeyRequest> {
  const { challenge, rpId } = (await mutate(clientWithToken(null), BeginPasskeySignInDocument, {})).beginPasskeySignIn
  return { challenge, rpId }
}

/** @param signal ends the browser's dialog */
export async function askDevice(request: PasskeyRequest | null, signal: AbortSignal): Promise<PasskeyAssertion> {
  if (!request) throw new Error('nothing to sign')
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  signal.throwIfAborted()
  const { id, response } = await startAuthentication({ optionsJSON: { ...request, userVerification: 'required' } })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  // A passkey always says whose it is; an older security key does not.
  return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? '' }
}

export async function openSession(services: FlowServices, assertion: PasskeyAssertion | null): Promise<OpenedSession> {
  if (!assertion) throw new Error('no device has signed')
  const { signInWithPasskey } = await mutate(services.clientWithToken(null), SignInWithPasskeyDocument, { assertion })
  await closeFormer(services)
  return { token: signInWithPasskey.token, user: toSessionUser(signInWithPasskey.viewer) }
}
