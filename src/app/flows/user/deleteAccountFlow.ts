import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { DeleteAccountDocument } from '../../../graphql/generated/graphql.ts'
import { deleteAccountMachine } from '../../../machines/user/deleteAccount/deleteAccountMachine.ts'
import type { DeleteAccountFlow } from '../../../machines/user/deleteAccount/useDeleteAccount.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function deleteAccountFlow({ client, session, actorOptions }: FlowServices): DeleteAccountFlow {
  return {
    machine: deleteAccountMachine.provide({
      actors: {
        deleteAccount: fromPromise<void, { password: string }>(async ({ input }) => {
          await mutate(client(), DeleteAccountDocument, input)
        }),
      },
    }),
    onFact: () => {
      session.send({ type: 'account.deleted' })
      toasts.show({ title: 'Votre compte a été supprimé', tone: 'success', id: 'account.deleted' })
    },
    actorOptions,
  }
}
