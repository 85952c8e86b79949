import type { Failure } from '../../common/failure.ts'

export type NotificationChange = { kind: 'read'; id: string } | { kind: 'readAll' }

/** The requested changes, in order; the first is in flight. */
export type NotificationsContext = { changes: readonly NotificationChange[] }

export type NotificationsEvent =
  /** an unread notification was opened */
  { type: 'notification.read'; id: string } | { type: 'all.read' }

export type NotificationsFact = { type: 'change.failed'; failure: Failure }
