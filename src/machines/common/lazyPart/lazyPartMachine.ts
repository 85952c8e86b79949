import { setup } from 'xstate'
import { answerLimit } from '../answerLimit.ts'
import { lazyPartActors } from './actors.ts'
import type { LazyPartEvent, LazyPartTag } from './types.ts'

const types: { events?: LazyPartEvent; tags?: LazyPartTag } = {}

/**
 * Loads the code of a part of the page when the part is first opened. If it cannot be loaded, the person retries, closes the message, or
 * gets it by itself once the connection is back.
 */
export const lazyPartMachine = setup({
  types,
  actors: lazyPartActors,
  guards: { isReachable: (_, { output }: { output: boolean }) => output },
  delays: { answerLimit },
}).createMachine({
  id: 'lazyPart',
  initial: 'idle',
  states: {
    idle: { on: { 'part.open': 'loading' } },
    loading: {
      // The code continues to load, and is available at the next request.
      after: { answerLimit: 'probing' },
      invoke: { id: 'loadCode', src: 'loadCode', onDone: 'ready', onError: 'probing' },
    },
    probing: {
      after: { answerLimit: 'failed' },
      invoke: {
        id: 'probeServer',
        src: 'probeServer',
        onDone: [{ guard: { type: 'isReachable', params: ({ event }) => event }, target: 'failed.outdated' }, { target: 'failed' }],
        onError: 'failed',
      },
    },
    failed: {
      tags: 'failed',
      initial: 'unreachable',
      on: { 'part.open': 'loading', 'part.retry': 'loading', 'part.close': 'idle' },
      states: {
        unreachable: {
          // Without this news, a press retries.
          invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
          on: { 'connection.restored': '#lazyPart.loading' },
        },
        outdated: { tags: 'outdated' },
      },
    },
    ready: {},
  },
})
