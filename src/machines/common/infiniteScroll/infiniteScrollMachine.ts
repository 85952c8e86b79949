import { assign, emit, setup } from 'xstate'
import type { InfiniteScrollContext, InfiniteScrollEvent, InfiniteScrollFact } from './types.ts'

/** How many pages load by scrolling. After them only the button goes on, so that the footer can be reached. */
const mostPages = 3

const types: { context?: InfiniteScrollContext; events?: InfiniteScrollEvent; emitted?: InfiniteScrollFact } = {}

/**
 * Decides when a list loads its next page by itself: once the person has scrolled to its end, three times, and not after a failure. The
 * button below the list always loads the next one.
 */
export const infiniteScrollMachine = setup({
  types,
  actions: {
    countPage: assign({ pages: ({ context }) => context.pages + 1 }),
    askForPage: emit({ type: 'page.wanted' }),
  },
  guards: { hasEnough: ({ context }) => context.pages >= mostPages },
}).createMachine({
  id: 'infiniteScroll',
  context: { pages: 0 },
  initial: 'untouched',
  on: { 'page.failed': '.byHand' },
  states: {
    untouched: { on: { 'page.scrolled': 'watching' } },
    watching: { on: { 'end.approached': { target: 'loading', actions: ['countPage', 'askForPage'] } } },
    loading: { on: { 'list.grew': [{ guard: 'hasEnough', target: 'byHand' }, { target: 'watching' }] } },
    byHand: {},
  },
})
