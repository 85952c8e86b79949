import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { isSignInFailure, toFailure } from '../failure.ts'
import { likeActors } from './actors.ts'
import type { LikeContext, LikeEvent, LikeFact, LikeInput, LikeTag } from './types.ts'

const types: { context?: LikeContext; events?: LikeEvent; emitted?: LikeFact; input?: LikeInput; tags?: LikeTag } = {}

/**
 * Liking a video and taking it back: the heart may be pressed again while a press is being saved. One
 * mutation is in flight at a time; the last wish is remembered and sent when it settles.
 */
export const likeMachine = setup({
  types,
  actors: likeActors,
  actions: {
    wishOpposite: assign((_, params: { isLiked: boolean }) => ({ wish: !params.isLiked })),
    // What is shown while saving is the wish in flight at best, so a further press flips the wish itself.
    flipWish: assign({ wish: ({ context }) => !context.wish }),
    noteSent: assign({ sent: ({ context }) => context.wish }),
    forgetWish: assign({ wish: null, sent: null }),
    askForLogin: emit({ type: 'login.required' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'like.failed',
      failure: toFailure(params.error, pageMessages.like),
    })),
  },
  guards: {
    isSignedOut: (_, params: { isSignedIn: boolean }) => !params.isSignedIn,
    hasNewWish: ({ context }) => context.wish !== context.sent,
    isSignInNeeded: (_, params: { error: unknown }) => isSignInFailure(toFailure(params.error, pageMessages.like)),
  },
}).createMachine({
  id: 'like',
  context: ({ input }) => ({ contentId: input.contentId, wish: null, sent: null }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'like.toggle': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, target: 'needsLogin' },
          { target: 'saving', actions: { type: 'wishOpposite', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      tags: 'saving',
      entry: 'noteSent',
      on: { 'like.toggle': { actions: 'flipWish' } },
      invoke: {
        id: 'saveLike',
        src: 'saveLike',
        input: ({ context }) => ({ contentId: context.contentId, liked: context.wish === true }),
        onDone: [
          { guard: 'hasNewWish', target: 'saving', reenter: true },
          { target: 'settled', actions: 'forgetWish' },
        ],
        onError: [
          { guard: { type: 'isSignInNeeded', params: ({ event }) => event }, target: 'needsLogin', actions: 'forgetWish' },
          { target: 'settled', actions: ['forgetWish', { type: 'announceFailure', params: ({ event }) => event }] },
        ],
      },
    },
    needsLogin: { entry: 'askForLogin', always: 'settled' },
  },
})
