import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Client } from '@urql/core'
import { sessionMachine } from '../../../machines/session/session/sessionMachine.ts'
import type { StoredSession } from '../../../machines/session/session/types.ts'
import { clientError } from '../../../shared/codedError.ts'
import type { LoginForm } from '../../../shared/validation/account.ts'
import { report } from '../../report.ts'
import { readStoredSession, removeStoredSession, watchStoredToken, writeStoredSession } from './storedSession.ts'

type SessionServices = {
  client: () => Client
  /** a client that sends this token and no other: the session's own token is already cleared */
  clientWithToken: (token: string) => Client
}

/**
 * Loads the requests that start and end a session, after the first screen. The machine limits the wait.
 * @throws CodedError when they cannot be loaded, as without a network
 */
export const loadSessionRequests = () =>
  import('./sessionRequests.ts').catch((error: unknown) => {
    throw clientError('API_UNAVAILABLE', error)
  })

/** Provides the session machine's actors, using the gateway and the browser's storage. */
export function provideSession({ client, clientWithToken }: SessionServices) {
  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession | null, void>(async () => readStoredSession()),
      storeSession: fromPromise<void, StoredSession>(async ({ input }) => writeStoredSession(input)),
      clearSession: fromPromise<void, void>(async () => removeStoredSession()),
      authenticate: fromPromise<StoredSession, LoginForm>(async ({ input }) => (await loadSessionRequests()).authenticate(client(), input)),
      revokeSession: fromPromise<void, { token: string }>(async ({ input }) =>
        (await loadSessionRequests()).revokeSession(clientWithToken(input.token)),
      ),
      watchStoredSession: fromCallback<EventObject, { token: string | null }>(({ input, sendBack }) =>
        watchStoredToken(input.token, (session) =>
          sendBack(session ? { type: 'session.startedElsewhere', session } : { type: 'session.endedElsewhere' }),
        ),
      ),
    },
    actions: {
      logSessionFailure: (_, { during, error }) => report(`session: ${during}`, error),
      logCreatorAnomaly: (_, { user }) => report('session', new Error(`${user.id}: role and flag disagree`)),
    },
  })
}
