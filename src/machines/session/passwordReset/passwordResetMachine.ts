import { assign, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateNewPassword } from '../../../shared/validation/account.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { passwordResetActors } from './actors.ts'
import type { PasswordResetContext, PasswordResetEvent, PasswordResetInput, PasswordResetTag } from './types.ts'

const types: { context?: PasswordResetContext; input?: PasswordResetInput; events?: PasswordResetEvent; tags?: PasswordResetTag } = {}

/** Replaces a forgotten password, with the link of a mail. */
export const passwordResetMachine = setup({
  types,
  actors: passwordResetActors,
  actions: {
    changePassword: assign((_, { password }: { password: string }) => ({ password, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: validateNewPassword(context.password), failure: null })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.resetPassword)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearSecrets: assign({ token: null, password: '' }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasFormErrors: ({ context }) => Object.keys(validateNewPassword(context.password)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isLinkExpired: (_, params: { error: unknown }) => params.error instanceof CodedError && params.error.code === 'LINK_EXPIRED',
  },
  delays: { answerLimit },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ ...input, password: '', errors: {}, failure: null }),
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'hasToken', target: 'editing' }, { target: 'expired' }] },
    editing: {
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'password.save': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'saving' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: 'changed',
        onError: [
          { guard: { type: 'isLinkExpired', params: ({ event }) => event }, target: 'expired' },
          { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    expired: { tags: 'expired', entry: 'clearSecrets' },
    changed: { tags: 'changed', entry: 'clearSecrets' },
  },
})
