import { assign, emit, setup } from 'xstate'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { isSignInFailure, toFailure } from '../failure.ts'
import { toggleActors } from './actors.ts'
import type { ToggleContext, ToggleEvent, ToggleFact, ToggleInput, ToggleOutcome, ToggleTag } from './types.ts'

const types: { context?: ToggleContext; events?: ToggleEvent; emitted?: ToggleFact; input?: ToggleInput; tags?: ToggleTag } = {}

/**
 * What a person switches on and off by one press (a like, a follow, a bell): it may be pressed again while
 * a press is being saved. One mutation is in flight at a time; the last wish is remembered and sent when it settles.
 */
export const toggleMachine = setup({
  types,
  actors: toggleActors,
  actions: {
    wishOpposite: assign((_, params: { isOn: boolean }) => ({ wish: !params.isOn })),
    // What is shown while saving is the wish in flight at best, so a further press flips the wish itself.
    flipWish: assign({ wish: ({ context }) => !context.wish }),
    noteSent: assign({ sent: ({ context }) => context.wish }),
    forgetWish: assign({ wish: null, sent: null }),
    askForLogin: emit({ type: 'login.required' }),
    announceSaved: emit(({ context }, params: { output: ToggleOutcome | undefined }) => ({
      type: 'toggle.saved',
      isOn: context.sent === true,
      wasSo: params.output?.wasSo === true,
    })),
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'toggle.failed',
      failure: toFailure(params.error, context.sent === true ? context.messages.on : context.messages.off),
    })),
  },
  guards: {
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasNewWish: ({ context }) => context.wish !== context.sent,
    isSignInNeeded: ({ context }, params: { error: unknown }) => isSignInFailure(toFailure(params.error, context.messages.on)),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'toggle',
  context: ({ input }) => ({ ...input, wish: null, sent: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'toggle.press': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'needsLogin' },
          { target: 'saving', actions: { type: 'wishOpposite', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      tags: 'saving',
      entry: 'noteSent',
      on: { 'toggle.press': { actions: 'flipWish' } },
      // The server may or may not have heard of a wish that failed: a later one is sent in any case.
      after: {
        answerLimit: [
          { guard: 'hasNewWish', target: 'saving', reenter: true },
          { target: 'settled', actions: [{ type: 'announceFailure', params: noAnswer }, 'forgetWish'] },
        ],
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ subjectId: context.subjectId, isOn: context.wish === true }),
        onDone: [
          { guard: 'hasNewWish', target: 'saving', reenter: true },
          { target: 'settled', actions: [{ type: 'announceSaved', params: ({ event }) => event }, 'forgetWish'] },
        ],
        onError: [
          { guard: { type: 'isSignInNeeded', params: ({ event }) => event }, target: 'needsLogin', actions: 'forgetWish' },
          { guard: 'hasNewWish', target: 'saving', reenter: true },
          { target: 'settled', actions: [{ type: 'announceFailure', params: ({ event }) => event }, 'forgetWish'] },
        ],
      },
    },
    needsLogin: { entry: 'askForLogin', always: 'settled' },
  },
})
