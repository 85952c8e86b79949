import { assign, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateEmail } from '../../../shared/validation/account.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { passwordResetRequestActors } from './actors.ts'
import type { MailDelivery, PasswordResetRequestContext, PasswordResetRequestEvent, PasswordResetRequestTag } from './types.ts'

const types: { context?: PasswordResetRequestContext; events?: PasswordResetRequestEvent; tags?: PasswordResetRequestTag } = {}

/** Asks for a mail with a link to a new password. */
export const passwordResetRequestMachine = setup({
  types,
  actors: passwordResetRequestActors,
  actions: {
    changeEmail: assign((_, { email }: { email: string }) => ({ email, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: validateEmail(context.email), failure: null })),
    storeDelivery: assign((_, { output }: { output: MailDelivery }) => ({ delivery: output })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.requestPasswordReset)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validateEmail(context.email)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'passwordResetRequest',
  context: { email: '', errors: {}, failure: null, delivery: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'link.request': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'requesting' }],
      },
    },
    requesting: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'requestPasswordReset',
        src: 'requestPasswordReset',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'sent', actions: { type: 'storeDelivery', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    sent: { tags: 'sent', on: { 'request.repeat': 'editing' } },
  },
})
