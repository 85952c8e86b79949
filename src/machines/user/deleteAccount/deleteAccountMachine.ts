import { assign, emit, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { deleteAccountActors } from './actors.ts'
import type { DeleteAccountContext, DeleteAccountEvent, DeleteAccountFact, DeleteAccountTag } from './types.ts'

const types: { context?: DeleteAccountContext; events?: DeleteAccountEvent; emitted?: DeleteAccountFact; tags?: DeleteAccountTag } = {}

const blank: DeleteAccountContext = { password: '', errors: {}, failure: null }

/** Deletes the account after a confirmation, with the password or a fresh sign-in with a provider. */
export const deleteAccountMachine = setup({
  types,
  actors: deleteAccountActors,
  actions: {
    changePassword: assign((_, { password }: { password: string }) => ({ password, errors: {}, failure: null })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.deleteAccount)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearAll: assign(blank),
    announceDeleted: emit({ type: 'account.deleted' }),
  },
  guards: {
    isSignInTooOld: (_, params: { error: unknown }) =>
      params.error instanceof CodedError && params.error.code === 'REAUTHENTICATION_REQUIRED',
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'deleteAccount',
  context: blank,
  initial: 'closed',
  states: {
    // Clear the password when the dialog closes.
    closed: { entry: 'clearAll', on: { 'dialog.open': 'asking' } },
    asking: {
      tags: 'open',
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'account.delete': 'deleting',
        'dialog.close': 'closed',
      },
    },
    deleting: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'closed', actions: 'announceDeleted' },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    signInTooOld: { tags: ['open', 'needsSignIn'], on: { 'dialog.close': 'closed' } },
  },
})
