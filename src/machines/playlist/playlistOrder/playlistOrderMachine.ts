import { assign, emit, setup } from 'xstate'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import { playlistOrderActors } from './actors.ts'
import type { Move, PlaylistOrderContext, PlaylistOrderEvent, PlaylistOrderFact, PlaylistOrderInput } from './types.ts'

const types: { context?: PlaylistOrderContext; events?: PlaylistOrderEvent; emitted?: PlaylistOrderFact; input?: PlaylistOrderInput } = {}

/**
 * The owner's order of a playlist. Moves are relative to each other, so they are sent one at a time, in order. When one fails, the moves
 * still waiting are dropped, because they build on it.
 */
export const playlistOrderMachine = setup({
  types,
  actors: playlistOrderActors,
  actions: {
    queueMove: assign(({ context }, { move }: { move: Move }) => ({ waiting: [...context.waiting, move] })),
    takeNext: assign(({ context }) => ({ sent: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    clearWaiting: assign({ waiting: [] }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'move.failed',
      failure: toFailure(params.error, pageMessages.updatePlaylist),
    })),
  },
  guards: { hasWaiting: ({ context }) => context.waiting.length > 0 },
  delays: { answerLimit },
}).createMachine({
  id: 'playlistOrder',
  context: ({ input }) => ({ ...input, waiting: [], sent: null }),
  initial: 'settled',
  states: {
    settled: { on: { 'content.move': { target: 'saving', actions: { type: 'queueMove', params: ({ event }) => event } } } },
    saving: {
      entry: 'takeNext',
      on: { 'content.move': { actions: { type: 'queueMove', params: ({ event }) => event } } },
      after: { answerLimit: { target: 'settled', actions: ['clearWaiting', { type: 'announceFailure', params: noAnswer }] } },
      invoke: {
        id: 'moveContent',
        src: 'moveContent',
        input: ({ context: { playlistId, sent } }) => ({ playlistId, contentId: sent?.contentId ?? '', beforeId: sent?.beforeId ?? null }),
        onDone: [{ guard: 'hasWaiting', target: 'saving', reenter: true }, { target: 'settled' }],
        onError: { target: 'settled', actions: ['clearWaiting', { type: 'announceFailure', params: ({ event }) => event }] },
      },
    },
  },
})
