import { assign, emit, setup } from 'xstate'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { contentUnlockActors } from './actors.ts'
import type {
  ContentUnlockContext,
  ContentUnlockEvent,
  ContentUnlockFact,
  ContentUnlockInput,
  ContentUnlockTag,
  GivenPassword,
} from './types.ts'

const types: {
  context?: ContentUnlockContext
  events?: ContentUnlockEvent
  emitted?: ContentUnlockFact
  input?: ContentUnlockInput
  tags?: ContentUnlockTag
} = {}

const missing: FieldErrors = { password: 'Entrez le mot de passe' }

/** Asks for the password of a video, until it is the right one. A wrong one stays in the field. */
export const contentUnlockMachine = setup({
  types,
  actors: contentUnlockActors,
  actions: {
    changePassword: assign((_, { password }: Pick<GivenPassword, 'password'>) => ({ password, errors: {}, failure: null })),
    showMissing: assign({ errors: missing, failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error, pageMessages.unlockVideo)
      // A wrong password is said at the field, anything else above it.
      return failure.code === 'CONTENT_PASSWORD_WRONG'
        ? { failure: null, errors: { password: failure.message } }
        : { failure, errors: failure.fields }
    }),
    clearFailure: assign({ errors: {}, failure: null }),
    forgetPassword: assign({ password: '' }),
    announceUnlocked: emit({ type: 'content.unlocked' }),
  },
  guards: {
    isBlank: ({ context }) => context.password === '',
    hasFailure: ({ context }) => context.failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'contentUnlock',
  context: ({ input: { contentId } }) => ({ contentId, password: '', errors: {}, failure: null }),
  initial: 'locked',
  states: {
    locked: {
      on: {
        'password.change': { actions: { type: 'changePassword', params: ({ event }) => event } },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
        'password.give': [{ guard: 'isBlank', actions: 'showMissing' }, { target: 'checking' }],
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      after: { answerLimit: { target: 'locked', actions: { type: 'storeFailure', params: noAnswer } } },
      invoke: {
        id: 'unlockContent',
        src: 'unlockContent',
        input: ({ context: { contentId, password } }) => ({ contentId, password }),
        onDone: { target: 'unlocked', actions: ['forgetPassword', 'announceUnlocked'] },
        onError: { target: 'locked', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    // The video is asked for again meanwhile.
    unlocked: { tags: ['busy', 'unlocked'] },
  },
})
