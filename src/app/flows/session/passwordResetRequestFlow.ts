import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { RequestPasswordResetDocument } from '../../../graphql/generated/graphql.ts'
import { passwordResetRequestMachine } from '../../../machines/session/passwordResetRequest/passwordResetRequestMachine.ts'
import type { MailDelivery } from '../../../machines/session/passwordResetRequest/types.ts'
import type { PasswordResetRequestFlow } from '../../../machines/session/passwordResetRequest/usePasswordResetRequest.ts'
import type { FlowServices } from '../common/services.ts'

export function passwordResetRequestFlow({ client, actorOptions }: FlowServices): PasswordResetRequestFlow {
  return {
    machine: passwordResetRequestMachine.provide({
      actors: {
        requestPasswordReset: fromPromise<MailDelivery, { email: string }>(
          async ({ input }) => (await mutate(client(), RequestPasswordResetDocument, input)).requestPasswordReset,
        ),
      },
    }),
    actorOptions,
  }
}
