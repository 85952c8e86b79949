import { assign, emit, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { validateGeneratedCode } from '../../../shared/secondFactor.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { secondFactorActors } from './actors.ts'
import type {
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorFact,
  SecondFactorPurpose,
  SecondFactorSetup,
  SecondFactorTag,
} from './types.ts'

const types: { context?: SecondFactorContext; events?: SecondFactorEvent; emitted?: SecondFactorFact; tags?: SecondFactorTag } = {}

const blank: SecondFactorContext = {
  purpose: 'turnOn',
  password: '',
  setup: null,
  code: '',
  recoveryCodes: [],
  errors: {},
  failure: null,
}

/**
 * Turns the second step of sign-ins on and off, and renews the recovery codes, each after the password. What is secret is forgotten when the
 * dialog closes.
 */
export const secondFactorMachine = setup({
  types,
  actors: secondFactorActors,
  actions: {
    storePurpose: assign((_, { purpose }: { purpose: SecondFactorPurpose }) => ({ purpose })),
    changePassword: assign((_, { password }: { password: string }) => ({ password, errors: {}, failure: null })),
    changeCode: assign((_, { code }: { code: string }) => ({ code, errors: {}, failure: null })),
    showCodeErrors: assign(({ context }) => ({ errors: validateGeneratedCode(context.code), failure: null })),
    storeSetup: assign((_, { output }: { output: SecondFactorSetup }) => ({ setup: output, password: '' })),
    storeCodes: assign((_, { output }: { output: readonly string[] }) => ({ recoveryCodes: output, setup: null, code: '', password: '' })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.secondFactor)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearAll: assign(blank),
    announceOn: emit({ type: 'secondFactor.turnedOn' }),
    announceOff: emit({ type: 'secondFactor.turnedOff' }),
    announceCopied: emit({ type: 'codes.copied' }),
    announceCopyFailure: emit((_, params: { error: unknown }) => ({
      type: 'copy.failed',
      failure: toFailure(params.error, pageMessages.copyCodes),
    })),
  },
  guards: {
    isTurningOn: ({ context }) => context.purpose === 'turnOn',
    isRenewal: ({ context }) => context.purpose === 'renewCodes',
    hasCodeErrors: ({ context }) => Object.keys(validateGeneratedCode(context.code)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isSignInTooOld: (_, params: { error: unknown }) =>
      params.error instanceof CodedError && params.error.code === 'REAUTHENTICATION_REQUIRED',
  },
  delays: { answerLimit },
}).createMachine({
  id: 'secondFactor',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearAll',
      on: { 'dialog.open': { target: 'asking', actions: { type: 'storePurpose', params: ({ event }) => event } } },
    },
    asking: {
      tags: ['open', 'asking'],
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'password.confirm': [
          { guard: 'isTurningOn', target: 'beginning' },
          { guard: 'isRenewal', target: 'renewing' },
          { target: 'turningOff' },
        ],
        'dialog.close': 'closed',
      },
    },
    beginning: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'beginSetup',
        src: 'beginSetup',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'scanning', actions: { type: 'storeSetup', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    scanning: {
      tags: ['open', 'scanning'],
      on: {
        'code.change': { actions: { type: 'changeCode', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'code.confirm': [{ guard: 'hasCodeErrors', actions: 'showCodeErrors' }, { target: 'turningOn' }],
        'dialog.close': 'closed',
      },
    },
    turningOn: {
      tags: ['open', 'scanning', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'scanning', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'codes', actions: [{ type: 'storeCodes', params: ({ event }) => event }, 'announceOn'] },
        onError: { target: 'scanning', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    renewing: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'codes', actions: { type: 'storeCodes', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    turningOff: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'closed', actions: 'announceOff' },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    codes: {
      tags: ['open', 'codes'],
      initial: 'shown',
      on: { 'dialog.close': 'closed' },
      states: {
        shown: { on: { 'codes.copy': 'copying' } },
        copying: {
          tags: 'busy',
          after: { answerLimit: { target: 'shown', actions: { type: 'announceCopyFailure', params: noAnswer } } },
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context: { recoveryCodes } }) => ({ codes: recoveryCodes }),
            onDone: { target: 'shown', actions: 'announceCopied' },
            onError: { target: 'shown', actions: { type: 'announceCopyFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    signInTooOld: { tags: ['open', 'needsSignIn'], entry: 'clearAll', on: { 'dialog.close': 'closed' } },
  },
})
