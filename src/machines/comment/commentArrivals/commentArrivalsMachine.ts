import { assign, setup } from 'xstate'
import { isHeldBack, newestOf } from './arrivals.ts'
import type { CommentArrivalsContext, CommentArrivalsEvent, Listed } from './types.ts'

const types: { context?: CommentArrivalsContext; events?: CommentArrivalsEvent } = {}

/**
 * Counts comments that arrive while the user reads, until the user asks to show them. The cache owns the list; the machine knows how much
 * of it is shown.
 */
export const commentArrivalsMachine = setup({
  types,
  actions: {
    catchUp: assign((_, params: { comments: readonly Listed[] }) => ({ shownUntil: newestOf(params.comments), waiting: 0 })),
    countWaiting: assign(({ context }, params: { comments: readonly Listed[] }) => ({
      waiting: params.comments.filter((comment) => isHeldBack(comment, context.shownUntil)).length,
    })),
  },
  guards: {
    hasArrivals: ({ context }, params: { comments: readonly Listed[] }) =>
      params.comments.some((comment) => isHeldBack(comment, context.shownUntil)),
  },
}).createMachine({
  id: 'commentArrivals',
  context: { shownUntil: null, waiting: 0 },
  initial: 'caughtUp',
  states: {
    caughtUp: {
      on: {
        'list.changed': [
          {
            guard: { type: 'hasArrivals', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'countWaiting', params: ({ event }) => event },
          },
          { actions: { type: 'catchUp', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      on: {
        'list.changed': [
          { guard: { type: 'hasArrivals', params: ({ event }) => event }, actions: { type: 'countWaiting', params: ({ event }) => event } },
          { target: 'caughtUp', actions: { type: 'catchUp', params: ({ event }) => event } },
        ],
        'arrivals.show': { target: 'caughtUp', actions: { type: 'catchUp', params: ({ event }) => event } },
      },
    },
  },
})
