import { z } from 'zod'
import { type Notification, notificationSchema, unreadCountSchema } from '../../shared/entities/notification.ts'
import type { Rest } from './rest.ts'

/** GET /notifications: the caller's own, newest first. @throws AppError UNAUTHENTICATED */
export const notifications = (rest: Rest, limit: number): Promise<Notification[]> =>
  rest.read(z.array(notificationSchema), { path: '/notifications', query: { limit } })

/** GET /notifications/unread-count. @throws AppError UNAUTHENTICATED */
export const unreadCount = async (rest: Rest): Promise<number> =>
  (await rest.read(unreadCountSchema, { path: '/notifications/unread-count' })).count
