import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { RevokeOtherSessionsDocument, RevokeSessionDocument } from '../../../graphql/generated/graphql.ts'
import { sessionsMachine } from '../../../machines/session/sessions/sessionsMachine.ts'
import type { SessionsFact } from '../../../machines/session/sessions/types.ts'
import type { SessionsFlow } from '../../../machines/session/sessions/useSessions.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function sessionsFlow({ client, actorOptions }: FlowServices): SessionsFlow {
  return {
    machine: sessionsMachine.provide({
      actors: {
        closeSession: fromPromise<void, { id: string }>(async ({ input }) => {
          await mutate(client(), RevokeSessionDocument, input)
        }),
        closeOtherSessions: fromPromise<void, void>(async () => {
          await mutate(client(), RevokeOtherSessionsDocument, {})
        }),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'sessions' }),
    actorOptions,
  }
}

function messageOf(fact: SessionsFact): ToastMessage {
  if (fact.type === 'session.closed') return { title: `Session fermée : ${fact.device}`, tone: 'success' }
  if (fact.type === 'others.closed') return { title: 'Vos autres sessions sont fermées', tone: 'success' }
  return { title: fact.failure.message, tone: 'error' }
}
