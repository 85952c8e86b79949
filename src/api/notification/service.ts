import { notificationChanges } from '../../db/events/changes.ts'
import type { Database } from '../../db/connection/database.ts'
import * as notifications from '../../db/notification/notifications.ts'
import { AppError } from '../../shared/errors.ts'
import { mustExist } from '../policy.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/**
 * Marks a notification as read and publishes it for the person's other windows.
 * @throws AppError NOT_FOUND when it was deleted meanwhile
 */
export async function markRead(
  { db, changes }: Deps,
  { uuid, user_uuid }: notifications.NotificationRow,
): Promise<notifications.NotificationRow> {
  await notifications.readNotification(db, uuid)
  await changes.publish(notificationChanges([user_uuid]))
  return mustExist(await notifications.findNotification(db, uuid))
}

export async function markAllRead({ db, changes }: Deps, userUuid: string): Promise<void> {
  await notifications.readAllNotifications(db, userUuid)
  await changes.publish(notificationChanges([userUuid]))
}

/** @throws AppError NOT_FOUND when it was deleted meanwhile */
export async function remove({ db, changes }: Deps, { uuid, user_uuid }: notifications.NotificationRow): Promise<void> {
  if (!(await notifications.deleteNotification(db, uuid))) throw new AppError('NOT_FOUND')
  await changes.publish(notificationChanges([user_uuid]))
}
