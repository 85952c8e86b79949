import { type Notification, notificationChoicesSchema, notificationSchema, unreadCountSchema } from '../../shared/entities/notification.ts'
import type { NotificationChoices } from '../../shared/notificationChoices.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type PageOptions = { limit: number; cursor?: string | undefined }

/** GET /notifications: the caller's own, newest first. @throws AppError UNAUTHENTICATED, MALFORMED_REQUEST for a foreign cursor */
export const notifications = (rest: Rest, { limit, cursor }: PageOptions): Promise<RestPage<Notification>> =>
  rest.readPage(notificationSchema, { path: '/notifications', query: { limit, cursor } })

/** GET /notifications/unread-count. @throws AppError UNAUTHENTICATED */
export const unreadCount = async (rest: Rest): Promise<number> =>
  (await rest.read(unreadCountSchema, { path: '/notifications/unread-count' })).count

/** PUT /notifications/{id}/read: idempotent. @throws AppError NOT_FOUND, FORBIDDEN for another person's */
export const readNotification = (rest: Rest, id: string): Promise<Notification> =>
  rest.read(notificationSchema, { method: 'PUT', path: `/notifications/${encodeSegment(id)}/read` })

/** PUT /notifications/read-all. @throws AppError UNAUTHENTICATED */
export const readAllNotifications = (rest: Rest): Promise<void> => rest.send({ method: 'PUT', path: '/notifications/read-all' })

/** GET /notifications/choices. @throws AppError UNAUTHENTICATED */
export const notificationChoices = (rest: Rest): Promise<NotificationChoices> =>
  rest.read(notificationChoicesSchema, { path: '/notifications/choices' })

/** PUT /notifications/choices. @throws AppError UNAUTHENTICATED, MALFORMED_REQUEST */
export const setNotificationChoices = (rest: Rest, body: NotificationChoices): Promise<NotificationChoices> =>
  rest.read(notificationChoicesSchema, { method: 'PUT', path: '/notifications/choices', body })

/** POST /unsubscriptions: the token says whose digests end. @throws AppError LINK_EXPIRED */
export const unsubscribe = (rest: Rest, token: string): Promise<void> =>
  rest.as(null).send({ method: 'POST', path: '/unsubscriptions', query: { token } })
