import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { RegisterDocument } from '../../../graphql/generated/graphql.ts'
import { registrationMachine } from '../../../machines/session/registration/registrationMachine.ts'
import type { Registration } from '../../../machines/session/registration/types.ts'
import type { RegistrationFlow } from '../../../machines/session/registration/useRegistration.ts'
import { selectReturnTo } from '../../../machines/session/session/selectors.ts'
import type { StoredSession } from '../../../machines/session/session/types.ts'
import type { FlowServices } from '../common/services.ts'
import { toStoredSession } from './toStoredSession.ts'

export function registrationFlow({ client, session, actorOptions }: FlowServices): RegistrationFlow {
  return {
    machine: registrationMachine.provide({
      actors: {
        register: fromPromise<StoredSession | null, Registration>(async ({ input }) => {
          const { register } = await mutate(client(), RegisterDocument, { input })
          return register ? toStoredSession(register) : null
        }),
      },
    }),
    onFact: ({ session: opened }) => {
      if (opened) session.send({ type: 'session.adopt', session: opened, returnTo: selectReturnTo(session.getSnapshot()) })
    },
    actorOptions,
  }
}
