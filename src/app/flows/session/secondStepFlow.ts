import { fromPromise } from 'xstate'
import { tabStorage } from '../../../components/browserStorage.ts'
import { mutate } from '../../../graphql/execute.ts'
import { ConfirmSignInDocument, LogoutDocument } from '../../../graphql/generated/graphql.ts'
import { secondStepMachine } from '../../../machines/session/secondStep/secondStepMachine.ts'
import type { SecondStepFlow } from '../../../machines/session/secondStep/useSecondStep.ts'
import type { OpenedSession } from '../../../machines/session/secondStep/types.ts'
import { signInReturnKey } from '../../../shared/rarePaths.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'
import { toSessionUser } from './toSessionUser.ts'

export function secondStepFlow({ client, clientWithToken, session, isSignedIn, actorOptions }: FlowServices): SecondStepFlow {
  return {
    machine: secondStepMachine.provide({
      actors: {
        confirmSignIn: fromPromise<OpenedSession, { code: string }>(async ({ input }) => {
          const { confirmSignIn } = await mutate(clientWithToken(null), ConfirmSignInDocument, input)
          // A provider's sign-in may replace another session, which is closed then. A failure is harmless.
          if (isSignedIn()) await mutate(client(), LogoutDocument, {}).catch((error: unknown) => report('second step: logout', error))
          return { token: confirmSignIn.token, user: toSessionUser(confirmSignIn.viewer) }
        }),
      },
    }),
    onFact: ({ session: opened }) => {
      const returnTo = tabStorage.get(signInReturnKey)
      tabStorage.remove(signInReturnKey)
      session.send({ type: 'session.adopt', session: opened, returnTo })
    },
    actorOptions,
  }
}
