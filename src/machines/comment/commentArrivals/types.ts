/** The fields that the machine needs of each comment in the cache. `createdAt`: ISO 8601. */
export type Listed = { createdAt: string; isOwn: boolean }

export type CommentArrivalsContext = {
  /** creation time of the newest comment shown; null before the list is loaded */
  shownUntil: string | null
  /** number of newer comments not shown */
  waiting: number
}

export type CommentArrivalsEvent =
  | { type: 'list.changed'; comments: readonly Listed[] }
  | { type: 'arrivals.show'; comments: readonly Listed[] }
