import { assign, setup } from 'xstate'
import { navigationActors, navigationEffects } from './actors.ts'
import type { NavigationContext, NavigationEvent, NavigationInput, NavigationTag } from './types.ts'

const types: { context?: NavigationContext; events?: NavigationEvent; input?: NavigationInput; tags?: NavigationTag } = {}

/**
 * How the current screen was reached, and its scroll position and focus: as a page load would set them, or, with the browser's back and
 * forward buttons, where the user left the screen.
 */
export const navigationMachine = setup({
  types,
  actors: navigationActors,
  actions: {
    ...navigationEffects,
    enterEntry: assign((_, { entry, path }: NavigationInput) => ({ entry, path })),
    storePosition: assign(({ context }, params: { position: number }) => ({
      positions: [...context.positions.filter(({ entry }) => entry !== context.entry), { entry: context.entry, position: params.position }],
    })),
  },
  guards: { isSameScreen: ({ context }, params: { path: string }) => params.path === context.path },
  delays: { restorationLimit: 3000 },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ ...input, positions: [] }),
  // If the browser's events are unavailable, each screen is rendered like a page load.
  invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
  initial: 'loaded',
  on: {
    // A change of only the query or the fragment keeps the screen and its scroll position.
    'history.pushed': [
      { guard: { type: 'isSameScreen', params: ({ event }) => event }, actions: { type: 'enterEntry', params: ({ event }) => event } },
      { target: '.pushed', actions: { type: 'enterEntry', params: ({ event }) => event } },
    ],
    'history.popped': [
      { guard: { type: 'isSameScreen', params: ({ event }) => event }, actions: { type: 'enterEntry', params: ({ event }) => event } },
      { target: '.popped', actions: { type: 'enterEntry', params: ({ event }) => event } },
    ],
    'page.scrolled': { actions: { type: 'storePosition', params: ({ event }) => event } },
  },
  states: {
    /** The browser sets the focus and the scroll position of a page load itself. */
    loaded: {},
    pushed: { on: { 'screen.rendered': { actions: ['focusTitle', 'scrollToTop'] } } },
    popped: {
      tags: 'returned',
      initial: 'awaitingScreen',
      states: {
        awaitingScreen: {
          on: {
            'screen.rendered': { target: 'restoring', actions: 'focusTitle' },
            // Caused by the page's layout, not by the user.
            'page.scrolled': {},
          },
        },
        restoring: {
          invoke: {
            id: 'restoreScroll',
            src: 'restoreScroll',
            input: ({ context }) => ({ position: context.positions.find(({ entry }) => entry === context.entry)?.position ?? 0 }),
            onError: 'settled',
          },
          after: { restorationLimit: 'settled' },
          on: {
            'position.reached': 'settled',
            'user.interacted': 'settled',
            'screen.unmounted': 'awaitingScreen',
            'page.scrolled': {},
          },
        },
        settled: { on: { 'screen.rendered': { actions: 'focusTitle' } } },
      },
    },
  },
})
