import { assign, emit, setup } from 'xstate'
import { networkActors } from './actors.ts'
import type { NetworkContext, NetworkEvent, NetworkFact, NetworkTag } from './types.ts'

const types: { context?: NetworkContext; events?: NetworkEvent; emitted?: NetworkFact; tags?: NetworkTag } = {}

const longestWaitMs = 15_000

/**
 * Is the server within reach? The browser says when its own connection goes; a request that failed makes the
 * machine ask the server itself, again and again until it answers, and then tell that everything may be asked anew.
 */
export const networkMachine = setup({
  types,
  actors: networkActors,
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetAttempts: assign({ attempts: 0 }),
    announceLoss: emit({ type: 'server.lost' }),
    announceReturn: emit({ type: 'network.restored' }),
  },
  delays: {
    nextAttempt: ({ context }) => Math.min(1000 * 2 ** context.attempts, longestWaitMs),
    noticeTime: 4000,
  },
}).createMachine({
  id: 'network',
  context: { attempts: 0 },
  // Without the browser's word, requests that fail tell as much.
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline', 'request.failed': 'checking' } },
    // One request may fail for reasons of its own: nothing is said before the server has been asked.
    checking: {
      invoke: { id: 'probeSuspected', src: 'probe', onDone: 'online', onError: 'unreachable' },
      on: { 'network.lost': 'offline' },
    },
    offline: { tags: 'offline', on: { 'network.found': 'returning', 'request.answered': 'doubting' } },
    // What was under way may still be answered: whether the browser is wrong, only a new question tells.
    doubting: {
      tags: 'offline',
      invoke: { id: 'probeDoubt', src: 'probe', onDone: 'restored', onError: 'offline' },
      on: { 'network.found': 'returning' },
    },
    // A connection is not yet a way to the server.
    returning: {
      tags: 'offline',
      invoke: { id: 'probeReturn', src: 'probe', onDone: 'restored', onError: 'unreachable' },
      on: { 'network.lost': 'offline' },
    },
    unreachable: {
      tags: 'unreachable',
      entry: 'announceLoss',
      after: { nextAttempt: 'probing' },
      on: { 'network.lost': 'offline', 'network.found': 'probing', 'request.answered': 'restored' },
    },
    probing: {
      tags: 'unreachable',
      invoke: { id: 'probeAgain', src: 'probe', onDone: 'restored', onError: { target: 'unreachable', actions: 'countAttempt' } },
      on: { 'network.lost': 'offline', 'request.answered': 'restored' },
    },
    restored: {
      tags: 'back',
      entry: ['forgetAttempts', 'announceReturn'],
      after: { noticeTime: 'online' },
      on: { 'network.lost': 'offline', 'request.failed': 'checking' },
    },
  },
})
