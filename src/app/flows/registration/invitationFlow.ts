import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { CreateInvitationDocument } from '../../../graphql/generated/graphql.ts'
import { invitationMachine } from '../../../machines/registration/invitation/invitationMachine.ts'
import type { InvitationForm } from '../../../machines/registration/invitation/types.ts'
import type { InvitationFlow } from '../../../machines/registration/invitation/useInvitation.ts'
import type { FlowServices } from '../common/services.ts'

export function invitationFlow({ client, actorOptions }: FlowServices): InvitationFlow {
  return {
    machine: invitationMachine.provide({
      actors: {
        createInvitation: fromPromise<string, InvitationForm>(
          async ({ input }) => (await mutate(client(), CreateInvitationDocument, { input })).createInvitation.token,
        ),
      },
    }),
    actorOptions,
  }
}
