import { assign, emit, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateCode } from '../../../shared/secondFactor.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { secondStepActors } from './actors.ts'
import type { OpenedSession, SecondStepContext, SecondStepEvent, SecondStepFact, SecondStepTag } from './types.ts'

const types: { context?: SecondStepContext; events?: SecondStepEvent; emitted?: SecondStepFact; tags?: SecondStepTag } = {}

/** Confirms a sign-in whose password was right, with a code of an application or a recovery code. */
export const secondStepMachine = setup({
  types,
  actors: secondStepActors,
  actions: {
    changeCode: assign((_, { code }: { code: string }) => ({ code, errors: {}, failure: null })),
    showErrors: assign(({ context }) => ({ errors: validateCode(context.code), failure: null })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.confirmSignIn)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearCode: assign({ code: '' }),
    announceCompleted: emit((_, { output }: { output: OpenedSession }) => ({ type: 'signIn.completed', session: output })),
  },
  guards: {
    hasFormErrors: ({ context }) => Object.keys(validateCode(context.code)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isExpired: (_, params: { error: unknown }) => params.error instanceof CodedError && params.error.code === 'SIGN_IN_EXPIRED',
  },
  delays: { answerLimit },
}).createMachine({
  id: 'secondStep',
  context: { code: '', errors: {}, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.change': { actions: { type: 'changeCode', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'code.confirm': [{ guard: 'hasFormErrors', actions: 'showErrors' }, { target: 'confirming' }],
      },
    },
    confirming: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'confirmSignIn',
        src: 'confirmSignIn',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'expired' },
          { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    expired: { tags: 'expired', entry: 'clearCode' },
    completed: { tags: 'completed', entry: 'clearCode' },
  },
})
