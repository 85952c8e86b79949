import { callbackPlaceholder, promisePlaceholder } from '../../common/placeholder.ts'

export const notificationFeedActors = {
  /** Waits until no other window leads, sends `leadership.acquired`, and holds the lock until it is stopped. */
  acquireLeadership: callbackPlaceholder<void>('acquireLeadership'),
  /** Sends `broadcast.received` whenever the leading window broadcasts a change. */
  subscribeToBroadcast: callbackPlaceholder<void>('subscribeToBroadcast'),
  /** Fetches the unread count from the server. */
  fetchUnreadCount: promisePlaceholder<void, void>('fetchUnreadCount'),
  /** Subscribes to the unread count, and broadcasts each change to the other windows. */
  watchUnreadCount: callbackPlaceholder<void>('watchUnreadCount'),
}
