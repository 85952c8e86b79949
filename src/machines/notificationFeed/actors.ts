import { callbackPlaceholder, promisePlaceholder } from '../placeholder.ts'

/** What the app must provide. */
export const notificationFeedActors = {
  /** Waits until no other window listens, says `turn.came`, and holds the turn until it is stopped. */
  holdTurn: callbackPlaceholder<void>('holdTurn'),
  /** Says `bell.rang` whenever the window that listens does. */
  hearOthers: callbackPlaceholder<void>('hearOthers'),
  /** Asks the server where the bell stands. */
  askBell: promisePlaceholder<void, void>('askBell'),
  /** Follows the bell live, and tells the other windows of each change. */
  followBell: callbackPlaceholder<void>('followBell'),
}
