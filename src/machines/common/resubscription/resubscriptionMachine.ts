import { assign, emit, setup } from 'xstate'
import { resubscriptionActors } from './actors.ts'
import type { ResubscriptionContext, ResubscriptionEvent, ResubscriptionFact } from './types.ts'

const types: { context?: ResubscriptionContext; events?: ResubscriptionEvent; emitted?: ResubscriptionFact } = {}

/**
 * Restarts a live subscription whose connection is lost, or that the server has ended: after 1 s, then 2, 4… up to 30 s, or as soon as the
 * server is reachable again. It is stopped by the first answer, or when nobody wants the subscription any more.
 */
export const resubscriptionMachine = setup({
  types,
  actors: resubscriptionActors,
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    announceResumed: emit({ type: 'subscription.resumed' }),
  },
  delays: { nextAttempt: ({ context }) => Math.min(1000 * 2 ** context.attempts, 30_000) },
}).createMachine({
  id: 'resubscription',
  context: { attempts: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      // If the news of the server are unavailable, the delay is enough.
      invoke: { id: 'watchReachability', src: 'watchReachability', onError: {} },
      after: { nextAttempt: 'resumed' },
      on: { 'server.restored': 'resumed' },
    },
    resumed: { entry: ['countAttempt', 'announceResumed'], on: { 'connection.lost': 'waiting' } },
  },
})
