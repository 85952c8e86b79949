import { assign, raise, setup } from 'xstate'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { inspectorActors, sendToPage } from './actors.ts'
import type { InspectorContext, InspectorEvent, InspectorTag, TraceFile } from './types.ts'

const types: { context?: InspectorContext; events?: InspectorEvent; tags?: InspectorTag } = {}

/** Shows what the actors of a page or of a recorded file do, at present or after an earlier event. */
export const inspectorMachine = setup({
  types,
  actors: inspectorActors,
  actions: {
    sendToPage,
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
    setFile: assign((_, { file }: { file: TraceFile }) => ({ file, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, 'Ce fichier n’a pas pu être lu') })),
    clearFailure: assign({ failure: null }),
    setMoment: assign((_, { number }: { number: number }) => ({ moment: number })),
    clearMoment: assign({ moment: null }),
    announceTrace: raise({ type: 'trace.changed' }),
  },
  delays: { answerLimit },
}).createMachine({
  id: 'inspector',
  context: { address: null, file: null, moment: null, failure: null },
  type: 'parallel',
  states: {
    connection: {
      initial: 'waiting',
      invoke: { id: 'watchPage', src: 'watchPage', onError: '.unavailable' },
      on: { 'page.found': { target: '.live', actions: [{ type: 'setAddress', params: ({ event }) => event }, 'announceTrace'] } },
      states: {
        waiting: { tags: 'waiting', on: { 'page.outdated': 'outdated' } },
        outdated: { tags: 'outdated' },
        live: {
          tags: 'live',
          initial: 'ready',
          on: {
            'page.left': 'left',
            'event.send': { target: '.ready', actions: { type: 'sendToPage', params: ({ event }) => event } },
            'event.refused': '.refused',
          },
          states: {
            ready: {},
            refused: { tags: 'stopped', on: { 'notice.close': 'ready' } },
          },
        },
        left: { tags: 'left', on: { 'page.outdated': 'outdated' } },
        unavailable: { tags: 'unavailable' },
      },
    },
    file: {
      initial: 'none',
      on: { 'file.open': { target: '.reading', actions: { type: 'setFile', params: ({ event }) => event } } },
      states: {
        none: {},
        reading: {
          tags: 'reading',
          after: { answerLimit: { target: 'refused', actions: { type: 'setFailure', params: noAnswer } } },
          invoke: {
            id: 'readTrace',
            src: 'readTrace',
            input: ({ context }) => ({ fileId: context.file?.id }),
            onDone: 'shown',
            onError: { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'file.close': 'none' },
        },
        shown: { tags: 'file', entry: 'announceTrace', exit: 'announceTrace', on: { 'file.close': 'none' } },
        refused: { tags: 'refused', on: { 'notice.close': { target: 'none', actions: 'clearFailure' } } },
      },
    },
    view: {
      initial: 'present',
      on: { 'event.choose': { target: '.past', actions: { type: 'setMoment', params: ({ event }) => event } } },
      states: {
        present: {},
        past: { tags: 'past', exit: 'clearMoment', on: { 'present.show': 'present', 'trace.changed': 'present' } },
      },
    },
  },
})
