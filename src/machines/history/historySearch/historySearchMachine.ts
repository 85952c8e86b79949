import { assign, emit, setup } from 'xstate'
import type { HistorySearchContext, HistorySearchEvent, HistorySearchFact, HistorySearchInput } from './types.ts'

const types: { context?: HistorySearchContext; events?: HistorySearchEvent; emitted?: HistorySearchFact; input?: HistorySearchInput } = {}

/** The search field of the watch history: it searches once the user pauses typing, or at once on Enter. */
export const historySearchMachine = setup({
  types,
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    announceSearch: emit(({ context }) => ({ type: 'search.settled', text: context.text.trim() })),
  },
  delays: {
    /** Milliseconds without a key press before the search starts. */
    typingPause: 300,
  },
}).createMachine({
  id: 'historySearch',
  context: ({ input }) => input,
  initial: 'settled',
  states: {
    settled: {
      on: {
        'search.type': { target: 'typing', actions: { type: 'keepText', params: ({ event }) => event } },
        'search.adopt': { actions: { type: 'keepText', params: ({ event }) => event } },
      },
    },
    typing: {
      on: {
        'search.type': { target: 'typing', reenter: true, actions: { type: 'keepText', params: ({ event }) => event } },
        'search.submit': { target: 'settled', actions: 'announceSearch' },
      },
      after: { typingPause: { target: 'settled', actions: 'announceSearch' } },
    },
  },
})
