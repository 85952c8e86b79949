import { assign, emit, setup } from 'xstate'
import type { PlaylistQueueContext, PlaylistQueueEvent, PlaylistQueueFact, PlaylistQueueTag } from './types.ts'

const types: { context?: PlaylistQueueContext; events?: PlaylistQueueEvent; emitted?: PlaylistQueueFact; tags?: PlaylistQueueTag } = {}

/** Plays a playlist: the first video waits for a press, as everywhere. After that, each next or chosen video starts automatically. */
export const playlistQueueMachine = setup({
  types,
  actions: {
    noteNext: assign((_, { nextId }: { nextId: string | null }) => ({ nextId })),
    askForNext: emit(({ context }) => ({ type: 'video.wanted', contentId: context.nextId ?? '' })),
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
        'video.ended': { guard: 'hasNext', target: 'autoplaying.opening', actions: 'askForNext' },
      },
    },
    autoplaying: {
      tags: 'autoplaying',
      initial: 'playing',
      states: {
        playing: {
          on: { 'video.ended': [{ guard: 'hasNext', target: 'opening', actions: 'askForNext' }, { target: '#playlistQueue.waiting' }] },
        },
        /** Until the next video's page sends the order, a duplicate end event neither skips a video nor ends the playlist. */
        opening: { on: { 'order.changed': { target: 'playing', actions: { type: 'noteNext', params: ({ event }) => event } } } },
      },
    },
  },
})
