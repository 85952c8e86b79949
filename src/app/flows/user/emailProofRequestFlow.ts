import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { RequestEmailProofDocument } from '../../../graphql/generated/graphql.ts'
import { emailProofRequestMachine } from '../../../machines/user/emailProofRequest/emailProofRequestMachine.ts'
import type { MailDelivery } from '../../../machines/user/emailProofRequest/types.ts'
import type { EmailProofRequestFlow } from '../../../machines/user/emailProofRequest/useEmailProofRequest.ts'
import type { FlowServices } from '../common/services.ts'

export function emailProofRequestFlow({ client, actorOptions }: FlowServices): EmailProofRequestFlow {
  return {
    machine: emailProofRequestMachine.provide({
      actors: {
        requestEmailProof: fromPromise<MailDelivery, void>(
          async () => (await mutate(client(), RequestEmailProofDocument, {})).requestEmailProof,
        ),
      },
    }),
    actorOptions,
  }
}
