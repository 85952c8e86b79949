import { assign, emit, setup } from 'xstate'
import { AppError, pageMessages } from '../../shared/errors.ts'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { toFailure } from '../failure.ts'
import { deleteAccountActors } from './actors.ts'
import type { DeleteAccountContext, DeleteAccountEvent, DeleteAccountFact, DeleteAccountTag } from './types.ts'

const types: { context?: DeleteAccountContext; events?: DeleteAccountEvent; emitted?: DeleteAccountFact; tags?: DeleteAccountTag } = {}

const blank: DeleteAccountContext = { password: '', errors: {}, failure: null }

/** Deleting one's account: asked first, then proved by the password or by a provider's fresh sign-in. */
export const deleteAccountMachine = setup({
  types,
  actors: deleteAccountActors,
  actions: {
    changePassword: assign((_, { password }: { password: string }) => ({ password, errors: {}, failure: null })),
    rememberFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.deleteAccount)
      return { failure, errors: failure.fields }
    }),
    forgetFailure: assign({ errors: {}, failure: null }),
    forgetAll: assign(blank),
    announceDeleted: emit({ type: 'account.deleted' }),
  },
  guards: {
    isSignInTooOld: (_, params: { error: unknown }) =>
      params.error instanceof AppError && params.error.code === 'REAUTHENTICATION_REQUIRED',
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'deleteAccount',
  context: blank,
  initial: 'closed',
  states: {
    // A password is never kept longer than its dialog.
    closed: { entry: 'forgetAll', on: { 'dialog.open': 'asking' } },
    asking: {
      tags: 'open',
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'forgetFailure' },
        'account.delete': 'deleting',
        'dialog.close': 'closed',
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'forgetFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'rememberFailure', params: noAnswer } } },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'closed', actions: 'announceDeleted' },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    signInTooOld: { tags: ['open', 'needsSignIn'], on: { 'dialog.close': 'closed' } },
  },
})
