/** What the machine must know of each comment that the cache lists. `createdAt`: ISO 8601. */
export type Listed = { createdAt: string; isOwn: boolean }

export type CommentArrivalsContext = {
  /** when the newest comment that is on the screen was written; null while the list is not there */
  shownUntil: string | null
  /** how many newer ones wait */
  waiting: number
}

export type CommentArrivalsEvent =
  | { type: 'list.changed'; comments: readonly Listed[] }
  | { type: 'arrivals.show'; comments: readonly Listed[] }
