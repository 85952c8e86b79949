import { assign, emit, setup } from 'xstate'
import { CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { passkeyNameErrors, validateGeneratedCode } from '../../../shared/secondFactor.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { secondFactorActors } from './actors.ts'
import type {
  PasskeyCreation,
  PasskeyRegistration,
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorFact,
  SecondFactorPurpose,
  SecondFactorSetup,
  SecondFactorTag,
  SignInMethod,
} from './types.ts'

const types: { context?: SecondFactorContext; events?: SecondFactorEvent; emitted?: SecondFactorFact; tags?: SecondFactorTag } = {}

const blank: SecondFactorContext = {
  purpose: 'turnOn',
  password: '',
  setup: null,
  code: '',
  method: { id: '', name: '' },
  creation: null,
  registration: null,
  recoveryCodes: [],
  errors: {},
  failure: null,
}

/**
 * Turns the second step of sign-ins on and off, adds and removes passkeys, unlinks identities, and renews the recovery codes, each after the
 * password. What is secret is forgotten when the dialog closes.
 */
export const secondFactorMachine = setup({
  types,
  actors: secondFactorActors,
  actions: {
    storePurpose: assign((_, { purpose, method }: { purpose: SecondFactorPurpose; method?: SignInMethod }) => ({
      purpose,
      method: method ?? blank.method,
    })),
    changeName: assign(({ context }, { name }: { name: string }) => ({ method: { ...context.method, name }, errors: {}, failure: null })),
    showNameErrors: assign(({ context }) => ({ errors: passkeyNameErrors(context.method.name), failure: null })),
    storeCreation: assign((_, { output }: { output: PasskeyCreation }) => ({ creation: output, password: '' })),
    storeRegistration: assign((_, { output }: { output: PasskeyRegistration }) => ({ registration: output, creation: null })),
    forgetDevice: assign({ creation: null, registration: null }),
    storeDeviceFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.makePasskey) })),
    changePassword: assign((_, { password }: { password: string }) => ({ password, errors: {}, failure: null })),
    changeCode: assign((_, { code }: { code: string }) => ({ code, errors: {}, failure: null })),
    showCodeErrors: assign(({ context }) => ({ errors: validateGeneratedCode(context.code), failure: null })),
    storeSetup: assign((_, { output }: { output: SecondFactorSetup }) => ({ setup: output, password: '' })),
    storeCodes: assign((_, { output }: { output: readonly string[] }) => ({
      recoveryCodes: output,
      setup: null,
      registration: null,
      code: '',
      password: '',
    })),
    storeFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error, pageMessages.secondFactor)
      return { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    clearAll: assign(blank),
    announceOn: emit({ type: 'secondFactor.turnedOn' }),
    announceOff: emit({ type: 'secondFactor.turnedOff' }),
    announceAdded: emit({ type: 'passkey.added' }),
    announceRemoved: emit({ type: 'passkey.removed' }),
    announceUnlinked: emit({ type: 'identity.unlinked' }),
    announceCopied: emit({ type: 'codes.copied' }),
    announceCopyFailure: emit((_, params: { error: unknown }) => ({
      type: 'copy.failed',
      failure: toFailure(params.error, pageMessages.copyCodes),
    })),
  },
  guards: {
    isTurningOn: ({ context }) => context.purpose === 'turnOn',
    isRenewal: ({ context }) => context.purpose === 'renewCodes',
    isAddition: ({ context }) => context.purpose === 'addPasskey',
    isRemoval: ({ context }) => context.purpose === 'removePasskey',
    isUnlinking: ({ context }) => context.purpose === 'unlinkIdentity',
    hasNoName: ({ context }) => context.purpose === 'addPasskey' && Object.keys(passkeyNameErrors(context.method.name)).length > 0,
    hasCodes: (_, { output }: { output: readonly string[] }) => output.length > 0,
    hasCodeErrors: ({ context }) => Object.keys(validateGeneratedCode(context.code)).length > 0,
    hasFailure: ({ context }) => context.failure !== null,
    isSignInTooOld: (_, params: { error: unknown }) =>
      params.error instanceof CodedError && params.error.code === 'REAUTHENTICATION_REQUIRED',
  },
  delays: {
    answerLimit,
    // As long as the site waits for the device.
    deviceLimit: 5 * 60_000,
  },
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
      entry: 'forgetDevice',
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'name.change': { guard: 'isAddition', actions: { type: 'changeName', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'password.confirm': [
          { guard: 'hasNoName', actions: 'showNameErrors' },
          { guard: 'isAddition', target: 'preparing' },
          { guard: 'isRemoval', target: 'removing' },
          { guard: 'isUnlinking', target: 'unlinking' },
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
    preparing: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'beginPasskey',
        src: 'beginPasskey',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'withDevice', actions: { type: 'storeCreation', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    // The browser's own dialog is open.
    withDevice: {
      tags: ['open', 'device'],
      after: { deviceLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      on: { 'dialog.close': 'closed' },
      invoke: {
        id: 'askDevice',
        src: 'askDevice',
        input: ({ context: { creation } }) => ({ creation }),
        onDone: { target: 'adding', actions: { type: 'storeRegistration', params: ({ event }) => event } },
        onError: { target: 'asking', actions: { type: 'storeDeviceFailure', params: ({ event }) => event } },
      },
    },
    adding: {
      tags: ['open', 'device', 'busy'],
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { method, registration } }) => ({ name: method.name, registration }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event },
            target: 'codes',
            actions: [{ type: 'storeCodes', params: ({ event }) => event }, 'announceAdded'],
          },
          { target: 'closed', actions: 'announceAdded' },
        ],
        onError: { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    removing: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { method, password } }) => ({ id: method.id, password }),
        onDone: { target: 'closed', actions: 'announceRemoved' },
        onError: [
          { guard: { type: 'isSignInTooOld', params: ({ event }) => event }, target: 'signInTooOld' },
          { target: 'asking', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    unlinking: {
      tags: ['open', 'asking', 'busy'],
      entry: 'clearFailure',
      after: { answerLimit: { target: 'asking', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'unlinkIdentity',
        src: 'unlinkIdentity',
        input: ({ context: { method, password } }) => ({ id: method.id, password }),
        onDone: { target: 'closed', actions: 'announceUnlinked' },
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
