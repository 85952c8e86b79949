import { notificationChanges } from '../../db/changes.ts'
import type { Database } from '../../db/database.ts'
import * as notifications from '../../db/notifications.ts'
import { AppError } from '../../shared/errors.ts'

type Deps = Pick<Database, 'db' | 'changes'>

/** The person's other windows follow: each write is told to them. @throws AppError NOT_FOUND when it went in between */
export async function markRead(
  { db, changes }: Deps,
  { uuid, user_uuid }: notifications.NotificationRow,
): Promise<notifications.NotificationRow> {
  await notifications.readNotification(db, uuid)
  await changes.publish(notificationChanges([user_uuid]))
  const row = await notifications.findNotification(db, uuid)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export async function markAllRead({ db, changes }: Deps, userUuid: string): Promise<void> {
  await notifications.readAllNotifications(db, userUuid)
  await changes.publish(notificationChanges([userUuid]))
}

/** @throws AppError NOT_FOUND when it went in between */
export async function remove({ db, changes }: Deps, { uuid, user_uuid }: notifications.NotificationRow): Promise<void> {
  if (!(await notifications.deleteNotification(db, uuid))) throw new AppError('NOT_FOUND')
  await changes.publish(notificationChanges([user_uuid]))
}
