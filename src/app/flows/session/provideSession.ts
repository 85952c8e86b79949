import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Client } from '@urql/core'
import { mutate } from '../../../graphql/execute.ts'
import { LoginDocument, LogoutDocument, RegisterDocument, type SessionViewerFragment } from '../../../graphql/generated/graphql.ts'
import { sessionMachine } from '../../../machines/session/session/sessionMachine.ts'
import type { Authentication, StoredSession } from '../../../machines/session/session/types.ts'
import { report } from '../../report.ts'
import { readStoredSession, removeStoredSession, watchStoredToken, writeStoredSession } from './storedSession.ts'
import { toSessionUser } from './toSessionUser.ts'

type SessionServices = {
  client: () => Client
  /** a client that sends this token and no other: the session's own token is already cleared */
  clientWithToken: (token: string) => Client
}

/** Provides the session machine's actors, using the gateway and the browser's storage. */
export function provideSession({ client, clientWithToken }: SessionServices) {
  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<StoredSession | null, void>(async () => readStoredSession()),
      storeSession: fromPromise<void, StoredSession>(async ({ input }) => writeStoredSession(input)),
      clearSession: fromPromise<void, void>(async () => removeStoredSession()),
      authenticate: fromPromise<StoredSession, Authentication>(async ({ input: { kind, form } }) => {
        if (kind === 'register') return toStoredSession((await mutate(client(), RegisterDocument, { input: form })).register)
        const { login } = await mutate(client(), LoginDocument, { input: { email: form.email.trim(), password: form.password } })
        return toStoredSession(login)
      }),
      revokeSession: fromPromise<void, { token: string }>(async ({ input }) => {
        await mutate(clientWithToken(input.token), LogoutDocument, {})
      }),
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

function toStoredSession({ token, viewer }: { token: string; viewer: SessionViewerFragment }): StoredSession {
  return { token, user: toSessionUser(viewer) }
}
