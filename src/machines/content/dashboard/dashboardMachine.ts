import { assign, emit, setup } from 'xstate'
import type { DashboardContext, DashboardEvent, DashboardFact, DashboardInput, DashboardView } from './types.ts'

const types: { context?: DashboardContext; events?: DashboardEvent; emitted?: DashboardFact; input?: DashboardInput } = {}

const sent = ({ q, ...choice }: DashboardView): DashboardView => ({ ...choice, q: q.trim() })
const isSame = (one: DashboardView, other: DashboardView): boolean =>
  one.q === other.q && one.visibility === other.visibility && one.sort === other.sort

/**
 * The search, filter and sort order of the creator's list of videos. A filter or sort change while typing includes the text typed so far;
 * the address, and with it the list, receives all changes at once.
 */
export const dashboardMachine = setup({
  types,
  actions: {
    change: assign(({ context }, params: { patch: Partial<DashboardView> }) => ({ view: { ...context.view, ...params.patch } })),
    adopt: assign((_, { view }: { view: DashboardView }) => ({ view })),
    announce: emit(({ context }) => ({ type: 'view.settled', view: sent(context.view) })),
  },
  guards: {
    // The field keeps the typed spaces, although the address does not have them.
    isOther: ({ context }, { view }: { view: DashboardView }) => !isSame(view, sent(context.view)),
  },
  delays: {
    /** Milliseconds without a key press before the search starts. */
    typingPause: 300,
  },
}).createMachine({
  id: 'dashboard',
  context: ({ input: { view } }) => ({ view }),
  initial: 'settled',
  on: {
    'filter.choose': {
      target: '.settled',
      actions: [{ type: 'change', params: ({ event: { visibility } }) => ({ patch: { visibility } }) }, 'announce'],
    },
    'sort.choose': {
      target: '.settled',
      actions: [{ type: 'change', params: ({ event: { sort } }) => ({ patch: { sort } }) }, 'announce'],
    },
    'choice.clear': {
      target: '.settled',
      actions: [{ type: 'change', params: { patch: { q: '', visibility: null } } }, 'announce'],
    },
    'search.type': {
      target: '.typing',
      actions: { type: 'change', params: ({ event: { text } }) => ({ patch: { q: text } }) },
    },
  },
  states: {
    settled: {
      on: {
        'view.adopt': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: { type: 'adopt', params: ({ event }) => event },
        },
      },
    },
    typing: {
      on: { 'search.submit': { target: 'settled', actions: 'announce' } },
      after: { typingPause: { target: 'settled', actions: 'announce' } },
    },
  },
})
