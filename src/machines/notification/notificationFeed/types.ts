export type NotificationFeedEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** no other window of the browser leads: this one subscribes for all */
  | { type: 'leadership.acquired' }
  /** the leading window broadcasts that the unread count has changed */
  | { type: 'broadcast.received' }
