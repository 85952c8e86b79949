export type NotificationFeedEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** no other window of the browser listens for all of them: this one does */
  | { type: 'turn.came' }
  /** the window that listens says that the bell has changed */
  | { type: 'bell.rang' }
