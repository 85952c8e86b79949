import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ResetPasswordDocument } from '../../../graphql/generated/graphql.ts'
import { passwordResetMachine } from '../../../machines/session/passwordReset/passwordResetMachine.ts'
import type { PasswordResetFlow } from '../../../machines/session/passwordReset/usePasswordReset.ts'
import type { FlowServices } from '../common/services.ts'

/** @param token of the mail's link */
export function passwordResetFlow({ client, actorOptions }: FlowServices, token: string | null): PasswordResetFlow {
  return {
    machine: passwordResetMachine.provide({
      actors: {
        resetPassword: fromPromise<void, { token: string | null; password: string }>(async ({ input: { token, password } }) => {
          await mutate(client(), ResetPasswordDocument, { token: token ?? '', password })
        }),
      },
    }),
    input: { token },
    actorOptions,
  }
}
