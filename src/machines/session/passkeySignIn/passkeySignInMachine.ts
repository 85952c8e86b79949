import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { passkeySignInActors } from './actors.ts'
import type {
  OpenedSession,
  PasskeyAssertion,
  PasskeyRequest,
  PasskeySignInContext,
  PasskeySignInEvent,
  PasskeySignInFact,
  PasskeySignInTag,
} from './types.ts'

const types: { context?: PasskeySignInContext; events?: PasskeySignInEvent; emitted?: PasskeySignInFact; tags?: PasskeySignInTag } = {}

/** Signs in with a passkey: the site says what to sign, the device signs it once it has recognised its owner, the site opens a session. */
export const passkeySignInMachine = setup({
  types,
  actors: passkeySignInActors,
  actions: {
    storeRequest: assign((_, { output }: { output: PasskeyRequest }) => ({ request: output })),
    storeAssertion: assign((_, { output }: { output: PasskeyAssertion }) => ({ assertion: output })),
    forget: assign({ request: null, assertion: null }),
    storeFailure: assign((_, params: { error: unknown }) => ({ failure: toFailure(params.error, pageMessages.usePasskey) })),
    clearFailure: assign({ failure: null }),
    announceCompleted: emit((_, { output }: { output: OpenedSession }) => ({ type: 'signIn.completed', session: output })),
  },
  guards: { hasFailure: ({ context }) => context.failure !== null },
  delays: {
    answerLimit,
    // As long as the site waits for the signature.
    deviceLimit: 5 * 60_000,
  },
}).createMachine({
  id: 'passkeySignIn',
  context: { request: null, assertion: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'passkey.use': { target: 'requesting', actions: 'clearFailure' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
    },
    requesting: {
      tags: 'busy',
      after: { answerLimit: { target: 'idle', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'beginSignIn',
        src: 'beginSignIn',
        onDone: { target: 'asking', actions: { type: 'storeRequest', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    asking: {
      tags: 'busy',
      after: { deviceLimit: { target: 'idle', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'askDevice',
        src: 'askDevice',
        input: ({ context: { request } }) => ({ request }),
        onDone: { target: 'opening', actions: { type: 'storeAssertion', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    opening: {
      tags: 'busy',
      after: { answerLimit: { target: 'idle', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context: { assertion } }) => ({ assertion }),
        onDone: { target: 'completed', actions: { type: 'announceCompleted', params: ({ event }) => event } },
        onError: { target: 'idle', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    completed: { tags: 'busy', entry: 'forget' },
  },
})
