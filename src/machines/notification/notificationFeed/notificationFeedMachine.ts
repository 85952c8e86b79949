import { setup } from 'xstate'
import { notificationFeedActors } from './actors.ts'
import type { NotificationFeedEvent } from './types.ts'

const types: { events?: NotificationFeedEvent } = {}

/**
 * Keeps the unread count up to date while the page is visible. A browser has six connections for all windows of a site, so one window, the
 * leader, subscribes for all; the others refetch when it broadcasts a change.
 */
export const notificationFeedMachine = setup({
  types,
  actors: notificationFeedActors,
  delays: {
    /** Milliseconds that a window waits for the leadership before it fetches the count itself. */
    leadershipTimeout: 1000,
  },
}).createMachine({
  id: 'notificationFeed',
  initial: 'hidden',
  states: {
    hidden: { on: { 'page.shown': 'visible' } },
    visible: {
      on: { 'page.hidden': 'hidden' },
      initial: 'following',
      // Without locks, each window subscribes itself.
      invoke: { id: 'acquireLeadership', src: 'acquireLeadership', onError: '.leading' },
      states: {
        following: {
          on: { 'leadership.acquired': 'leading', 'broadcast.received': '.fetching' },
          initial: 'awaitingLeadership',
          invoke: { id: 'subscribeToBroadcast', src: 'subscribeToBroadcast', onError: 'leading' },
          states: {
            awaitingLeadership: { after: { leadershipTimeout: 'fetching' } },
            // After a failure, the next broadcast fetches the count again.
            fetching: { invoke: { id: 'fetchUnreadCount', src: 'fetchUnreadCount', onError: {} } },
          },
        },
        leading: { invoke: { id: 'watchUnreadCount', src: 'watchUnreadCount', onError: 'unsubscribed' } },
        /** The subscription cannot start. It is tried again the next time the page is shown. */
        unsubscribed: {},
      },
    },
  },
})
