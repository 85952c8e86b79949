import { callbackPlaceholder, promisePlaceholder } from '../../common/placeholder.ts'

export const notificationFeedActors = {
  /** Waits until no other window is subscribed, sends `turn.came`, and holds the lock until it is stopped. */
  holdTurn: callbackPlaceholder<void>('holdTurn'),
  /** Sends `bell.rang` whenever the subscribed window announces a change. */
  hearOthers: callbackPlaceholder<void>('hearOthers'),
  /** Fetches the bell's count from the server. */
  askBell: promisePlaceholder<void, void>('askBell'),
  /** Subscribes to the bell, and notifies the other windows of each change. */
  followBell: callbackPlaceholder<void>('followBell'),
}
