import { setup } from 'xstate'
import { notificationFeedActors } from './actors.ts'
import type { NotificationFeedEvent } from './types.ts'

const types: { events?: NotificationFeedEvent } = {}

/**
 * Keeps the bell right while the page is in sight. A browser has six connections for all the windows of a site: one window listens
 * for all of them, the others ask when it says that something has changed.
 */
export const notificationFeedMachine = setup({
  types,
  actors: notificationFeedActors,
  delays: {
    /** Milliseconds that a window waits for its turn before it asks by itself. */
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
      // Without turns each window listens for itself.
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
              // What could not be asked comes with the next change.
              invoke: { id: 'askBell', src: 'askBell', onDone: 'upToDate', onError: 'upToDate' },
            },
            upToDate: { on: { 'bell.rang': 'asking' } },
          },
        },
        listening: { invoke: { id: 'followBell', src: 'followBell', onError: 'deaf' } },
        /** The live stream cannot even begin: the next time that the page is shown it is tried again. */
        deaf: {},
      },
    },
  },
})
