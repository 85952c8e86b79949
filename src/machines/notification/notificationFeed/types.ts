export type NotificationFeedEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** no other window of the browser is subscribed: this one takes over */
  | { type: 'turn.came' }
  /** the subscribed window announces that the bell has changed */
  | { type: 'bell.rang' }
