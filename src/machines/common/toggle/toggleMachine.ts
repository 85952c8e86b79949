import { assign, emit, setup } from 'xstate'
import { answerLimit, noAnswer } from '../answerLimit.ts'
import { isSignInFailure, toFailure } from '../failure.ts'
import { toggleActors } from './actors.ts'
import type { ToggleContext, ToggleEvent, ToggleFact, ToggleInput, ToggleOutcome, ToggleTag } from './types.ts'

const types: { context?: ToggleContext; events?: ToggleEvent; emitted?: ToggleFact; input?: ToggleInput; tags?: ToggleTag } = {}

/**
 * A button of two states (a like, a follow, a bell), which may be pressed again while a value is being saved. One mutation is in flight at
 * a time; the value of the last press is stored and sent when it settles.
 */
export const toggleMachine = setup({
  types,
  actors: toggleActors,
  actions: {
    setPendingValue: assign((_, params: { isOn: boolean }) => ({ pendingValue: !params.isOn })),
    // The value shown while saving may be the one in flight, so a further press flips the pending value.
    flipPendingValue: assign({ pendingValue: ({ context }) => !context.pendingValue }),
    noteSent: assign({ sentValue: ({ context }) => context.pendingValue }),
    askForLogin: emit({ type: 'login.required' }),
    announceSaved: emit(({ context }, params: { output: ToggleOutcome | undefined }) => ({
      type: 'toggle.saved',
      isOn: context.sentValue === true,
      wasUnchanged: params.output?.wasUnchanged === true,
    })),
    announceFailure: emit(({ context }, params: { error: unknown }) => ({
      type: 'toggle.failed',
      failure: toFailure(params.error, context.sentValue === true ? context.messages.on : context.messages.off),
    })),
  },
  guards: {
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasNewPendingValue: ({ context }) => context.pendingValue !== context.sentValue,
    isSignInNeeded: ({ context }, params: { error: unknown }) => isSignInFailure(toFailure(params.error, context.messages.on)),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'toggle',
  context: ({ input }) => ({ ...input, pendingValue: null, sentValue: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'toggle.press': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'needsLogin' },
          { target: 'saving', actions: { type: 'setPendingValue', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      tags: 'saving',
      entry: 'noteSent',
      on: { 'toggle.press': { actions: 'flipPendingValue' } },
      // After a failure, it is unknown whether the server stored the value, so a later value is sent in any case.
      after: {
        answerLimit: [
          { guard: 'hasNewPendingValue', target: 'saving', reenter: true },
          { target: 'settled', actions: { type: 'announceFailure', params: noAnswer } },
        ],
      },
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ subjectId: context.subjectId, isOn: context.pendingValue === true }),
        onDone: [
          { guard: 'hasNewPendingValue', target: 'saving', reenter: true },
          { target: 'settled', actions: { type: 'announceSaved', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'isSignInNeeded', params: ({ event }) => event }, target: 'needsLogin' },
          { guard: 'hasNewPendingValue', target: 'saving', reenter: true },
          { target: 'settled', actions: { type: 'announceFailure', params: ({ event }) => event } },
        ],
      },
    },
    needsLogin: { entry: 'askForLogin', always: 'settled' },
  },
})
