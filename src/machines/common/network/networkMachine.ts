import { assign, emit, setup } from 'xstate'
import { networkActors } from './actors.ts'
import type { NetworkContext, NetworkEvent, NetworkFact, NetworkTag } from './types.ts'

const types: { context?: NetworkContext; events?: NetworkEvent; emitted?: NetworkFact; tags?: NetworkTag } = {}

const longestWaitMs = 15_000

/**
 * Tracks whether the server is reachable. The browser reports the loss of its own connection. After a failed request, the machine probes
 * the server until it responds, then emits that failed requests can be retried.
 */
export const networkMachine = setup({
  types,
  actors: networkActors,
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clearAttempts: assign({ attempts: 0 }),
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
  // If the browser's events are unavailable, failed requests are enough.
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline', 'request.failed': 'checking' } },
    // One request may fail for its own reasons: emit nothing before the probe fails.
    checking: {
      invoke: { id: 'probeSuspected', src: 'probe', onDone: 'online', onError: 'unreachable' },
      on: { 'network.lost': 'offline' },
    },
    offline: {
      tags: 'offline',
      entry: 'announceLoss',
      on: {
        'network.found': 'returning',
        'request.answered': 'doubting',
        // For a request that went on when the loss was announced, and has broken since.
        'request.failed': { actions: 'announceLoss' },
      },
    },
    // A response may still arrive for a request already in flight. Only a new probe shows that the browser's offline state is wrong.
    doubting: {
      tags: 'offline',
      invoke: { id: 'probeDoubt', src: 'probe', onDone: 'restored', onError: 'offline' },
      on: { 'network.found': 'returning' },
    },
    // A network connection does not mean that the server is reachable.
    returning: {
      tags: 'offline',
      invoke: { id: 'probeReturn', src: 'probe', onDone: 'restored', onError: 'unreachable' },
      on: { 'network.lost': 'offline' },
    },
    unreachable: {
      tags: 'unreachable',
      entry: 'announceLoss',
      after: { nextAttempt: 'probing' },
      on: {
        'network.lost': 'offline',
        'network.found': 'probing',
        'request.answered': 'restored',
        'request.failed': { actions: 'announceLoss' },
      },
    },
    probing: {
      tags: 'unreachable',
      invoke: { id: 'probeAgain', src: 'probe', onDone: 'restored', onError: { target: 'unreachable', actions: 'countAttempt' } },
      on: { 'network.lost': 'offline', 'request.answered': 'restored' },
    },
    restored: {
      tags: 'back',
      entry: ['clearAttempts', 'announceReturn'],
      after: { noticeTime: 'online' },
      on: { 'network.lost': 'offline', 'request.failed': 'checking' },
    },
  },
})
