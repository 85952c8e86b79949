import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ConfirmSignInDocument } from '../../../graphql/generated/graphql.ts'
import { secondStepMachine } from '../../../machines/session/secondStep/secondStepMachine.ts'
import type { OpenedSession } from '../../../machines/session/secondStep/types.ts'
import type { SecondStepFlow } from '../../../machines/session/secondStep/useSecondStep.ts'
import type { FlowServices } from '../common/services.ts'
import { closeFormer, takeReturn } from './signInReturn.ts'
import { toSessionUser } from './toSessionUser.ts'

export function secondStepFlow(services: FlowServices): SecondStepFlow {
  const { clientWithToken, session, actorOptions } = services
  return {
    machine: secondStepMachine.provide({
      actors: {
        confirmSignIn: fromPromise<OpenedSession, { code: string }>(async ({ input }) => {
          const { confirmSignIn } = await mutate(clientWithToken(null), ConfirmSignInDocument, input)
          await closeFormer(services)
          return { token: confirmSignIn.token, user: toSessionUser(confirmSignIn.viewer) }
        }),
      },
    }),
    onFact: ({ session: opened }) => session.send({ type: 'session.adopt', session: opened, returnTo: takeReturn() }),
    actorOptions,
  }
}
