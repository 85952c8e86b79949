import { assign, emit, setup } from 'xstate'
import type { PlaylistQueueContext, PlaylistQueueEvent, PlaylistQueueFact, PlaylistQueueTag } from './types.ts'

const types: { context?: PlaylistQueueContext; events?: PlaylistQueueEvent; emitted?: PlaylistQueueFact; tags?: PlaylistQueueTag } = {}

/**
 * A playlist that plays: the first video waits for a press, as everywhere; from then on each that follows, or
 * that is chosen in the list, starts by itself.
 */
export const playlistQueueMachine = setup({
  types,
  actions: {
    noteNext: assign((_, { nextId }: { nextId: string | null }) => ({ nextId })),
    askForNext: emit(({ context }) => ({ type: 'video.wanted', contentId: context.nextId ?? '' })),
    forgetNext: assign({ nextId: null }),
  },
  guards: { hasNext: ({ context }) => context.nextId !== null },
}).createMachine({
  id: 'playlistQueue',
  context: { nextId: null },
  initial: 'waiting',
  on: { 'order.changed': { actions: { type: 'noteNext', params: ({ event }) => event } } },
  states: {
    waiting: {
      on: {
        'video.choose': 'goingOn',
        'video.ended': { guard: 'hasNext', target: 'goingOn', actions: ['askForNext', 'forgetNext'] },
      },
    },
    goingOn: {
      tags: 'goingOn',
      on: {
        'video.ended': [
          // The next one is known again once its page has told the order: an end heard twice skips nothing.
          { guard: 'hasNext', actions: ['askForNext', 'forgetNext'] },
          { target: 'waiting' },
        ],
      },
    },
  },
})
