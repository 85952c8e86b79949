import { browserSupportsWebAuthn, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { BeginPasskeySignInDocument, SignInWithPasskeyDocument } from '../../../graphql/generated/graphql.ts'
import { passkeySignInMachine } from '../../../machines/session/passkeySignIn/passkeySignInMachine.ts'
import type { OpenedSession, PasskeyAssertion, PasskeyRequest } from '../../../machines/session/passkeySignIn/types.ts'
import type { PasskeySignInFlow } from '../../../machines/session/passkeySignIn/usePasskeySignIn.ts'
import type { FlowServices } from '../common/services.ts'
import { closeFormer } from './signInReturn.ts'
import { toSessionUser } from './toSessionUser.ts'

/** @param takeReturn returns the page that asked for the sign-in */
export function passkeySignInFlow(services: FlowServices, takeReturn: () => string | null): PasskeySignInFlow {
  const { clientWithToken, session, actorOptions } = services
  return {
    machine: passkeySignInMachine.provide({
      actors: {
        beginSignIn: fromPromise<PasskeyRequest, void>(async () => {
          const { challenge, rpId } = (await mutate(clientWithToken(null), BeginPasskeySignInDocument, {})).beginPasskeySignIn
          return { challenge, rpId }
        }),
        askDevice: fromPromise<PasskeyAssertion, { request: PasskeyRequest | null }>(({ input, signal }) =>
          askDevice(input.request, signal),
        ),
        openSession: fromPromise<OpenedSession, { assertion: PasskeyAssertion | null }>(async ({ input: { assertion } }) => {
          if (!assertion) throw new Error('no device has signed')
          const { signInWithPasskey } = await mutate(clientWithToken(null), SignInWithPasskeyDocument, { assertion })
          await closeFormer(services)
          return { token: signInWithPasskey.token, user: toSessionUser(signInWithPasskey.viewer) }
        }),
      },
    }),
    onFact: ({ session: opened }) => session.send({ type: 'session.adopt', session: opened, returnTo: takeReturn() }),
    isSupported: browserSupportsWebAuthn(),
    actorOptions,
  }
}

async function askDevice(request: PasskeyRequest | null, signal: AbortSignal): Promise<PasskeyAssertion> {
  if (!request) throw new Error('nothing to sign')
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  const { id, response } = await startAuthentication({ optionsJSON: { ...request, userVerification: 'required' } })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  // A passkey always says whose it is; an older security key does not.
  return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? '' }
}
