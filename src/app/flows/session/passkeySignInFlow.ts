import { fromPromise } from 'xstate'
import { passkeySignInMachine } from '../../../machines/session/passkeySignIn/passkeySignInMachine.ts'
import type { OpenedSession, PasskeyAssertion, PasskeyRequest } from '../../../machines/session/passkeySignIn/types.ts'
import type { PasskeySignInFlow } from '../../../machines/session/passkeySignIn/usePasskeySignIn.ts'
import { clientError } from '../../../shared/codedError.ts'
import type { FlowServices } from '../common/services.ts'
import { hasPasskeys } from './hasPasskeys.ts'

/** Loaded at the first press: few people sign in with a passkey. @throws CodedError when it cannot be loaded, as without a network */
const loadRequests = () =>
  import('./passkeyRequests.ts').catch((error: unknown) => {
    throw clientError('API_UNAVAILABLE', error)
  })

/** @param takeReturn returns the page that asked for the sign-in */
export function passkeySignInFlow(services: FlowServices, takeReturn: () => string | null): PasskeySignInFlow {
  return {
    machine: passkeySignInMachine.provide({
      actors: {
        beginSignIn: fromPromise<PasskeyRequest, void>(async () => (await loadRequests()).beginSignIn(services)),
        askDevice: fromPromise<PasskeyAssertion, { request: PasskeyRequest | null }>(async ({ input, signal }) =>
          (await loadRequests()).askDevice(input.request, signal),
        ),
        openSession: fromPromise<OpenedSession, { assertion: PasskeyAssertion | null }>(async ({ input }) =>
          (await loadRequests()).openSession(services, input.assertion),
        ),
      },
    }),
    onFact: ({ session: opened }) => services.session.send({ type: 'session.adopt', session: opened, returnTo: takeReturn() }),
    isSupported: hasPasskeys(),
    actorOptions: services.actorOptions,
  }
}
