import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { ConfirmEmailDocument, RestoreEmailDocument, UnsubscribeDocument } from '../../../graphql/generated/graphql.ts'
import { mailLinkMachine } from '../../../machines/session/mailLink/mailLinkMachine.ts'
import type { MailLinkInput } from '../../../machines/session/mailLink/types.ts'
import type { MailLinkFlow } from '../../../machines/session/mailLink/useMailLink.ts'
import type { FlowServices } from '../common/services.ts'

export function mailLinkFlow({ client, actorOptions }: FlowServices, input: MailLinkInput): MailLinkFlow {
  return {
    machine: mailLinkMachine.provide({
      actors: {
        followLink: fromPromise<void, MailLinkInput>(async ({ input: { purpose, token } }) => {
          const variables = { token: token ?? '' }
          if (purpose === 'confirmEmail') await mutate(client(), ConfirmEmailDocument, variables)
          else if (purpose === 'restoreEmail') await mutate(client(), RestoreEmailDocument, variables)
          else await mutate(client(), UnsubscribeDocument, variables)
        }),
      },
    }),
    input,
    actorOptions,
  }
}
