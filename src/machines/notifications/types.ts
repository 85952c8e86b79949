import type { Failure } from '../failure.ts'

/** Something that the person did to their notifications. */
export type NotificationChange = { kind: 'read'; id: string } | { kind: 'readAll' }

/** What was asked for, in its order; the first is on its way. */
export type NotificationsContext = { changes: readonly NotificationChange[] }

export type NotificationsEvent =
  /** one was opened that had not been read */
  { type: 'notification.read'; id: string } | { type: 'all.read' }

export type NotificationsFact = { type: 'change.failed'; failure: Failure }
