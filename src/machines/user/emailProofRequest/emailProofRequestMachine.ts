import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { emailProofRequestActors } from './actors.ts'
import type { EmailProofRequestContext, EmailProofRequestEvent, EmailProofRequestTag, MailDelivery } from './types.ts'

const types: { context?: EmailProofRequestContext; events?: EmailProofRequestEvent; tags?: EmailProofRequestTag } = {}

/** Asks for the mail that proves the address of one's account, once more. */
export const emailProofRequestMachine = setup({
  types,
  actors: emailProofRequestActors,
  actions: {
    storeDelivery: assign((_, { output }: { output: MailDelivery }) => ({ delivery: output })),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.requestEmailProof) })),
    clearFailure: assign({ failure: null }),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'emailProofRequest',
  context: { failure: null, delivery: null },
  initial: 'idle',
  states: {
    idle: { on: { 'mail.request': 'requesting' } },
    requesting: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'idle', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'requestEmailProof',
        src: 'requestEmailProof',
        onDone: { target: 'sent', actions: { type: 'storeDelivery', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sent: { tags: 'sent' },
  },
})
