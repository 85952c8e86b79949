import { setup } from 'xstate'
import { notificationFeedActors } from './actors.ts'
import type { NotificationFeedEvent } from './types.ts'

const types: { events?: NotificationFeedEvent } = {}

/**
 * Keeps the bell up to date while the page is visible. A browser has six connections for all windows of a site, so one window subscribes
 * for all; the others refetch when it announces a change.
 */
export const notificationFeedMachine = setup({
  types,
  actors: notificationFeedActors,
  delays: {
    /** Milliseconds that a window waits for its turn before it fetches the count itself. */
    patience: 1000,
  },
}).createMachine({
  id: 'notificationFeed',
  initial: 'away',
  states: {
    away: { on: { 'page.shown': 'present' } },
    present: {
      on: { 'page.hidden': 'away' },
      initial: 'waiting',
      // Without locks, each window subscribes itself.
      invoke: { id: 'holdTurn', src: 'holdTurn', onError: '.listening' },
      states: {
        waiting: {
          on: { 'turn.came': 'listening' },
          initial: 'patient',
          invoke: { id: 'hearOthers', src: 'hearOthers', onError: 'listening' },
          states: {
            patient: { after: { patience: 'asking' }, on: { 'bell.rang': 'asking' } },
            asking: {
              on: { 'bell.rang': { target: 'asking', reenter: true } },
              // After a failure, the next change fetches the count again.
              invoke: { id: 'askBell', src: 'askBell', onDone: 'upToDate', onError: 'upToDate' },
            },
            upToDate: { on: { 'bell.rang': 'asking' } },
          },
        },
        listening: { invoke: { id: 'followBell', src: 'followBell', onError: 'deaf' } },
        /** The subscription cannot start. It is tried again the next time the page is shown. */
        deaf: {},
      },
    },
  },
})
