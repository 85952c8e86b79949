import { assign, emit, setup } from 'xstate'
import type { PlaylistQueueContext, PlaylistQueueEvent, PlaylistQueueFact, PlaylistQueueTag } from './types.ts'

const types: { context?: PlaylistQueueContext; events?: PlaylistQueueEvent; emitted?: PlaylistQueueFact; tags?: PlaylistQueueTag } = {}

/** Plays a playlist: the first video waits for a press, as everywhere. After that, each next or chosen video starts automatically. */
export const playlistQueueMachine = setup({
  types,
  actions: {
    noteNext: assign((_, { nextId }: { nextId: string | null }) => ({ nextId })),
    askForNext: emit(({ context }) => ({ type: 'video.wanted', contentId: context.nextId ?? '' })),
    clearNext: assign({ nextId: null }),
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
        'video.choose': 'autoplaying',
        'video.ended': { guard: 'hasNext', target: 'autoplaying', actions: ['askForNext', 'clearNext'] },
      },
    },
    autoplaying: {
      tags: 'autoplaying',
      on: {
        'video.ended': [
          // The next id is set again once the next video's page has sent the order. A duplicate end event therefore skips nothing.
          { guard: 'hasNext', actions: ['askForNext', 'clearNext'] },
          { target: 'waiting' },
        ],
      },
    },
  },
})
