import type { Database, Db } from '../../db/connection/database.ts'
import * as follows from '../../db/follow/follows.ts'
import { notificationChanges } from '../../db/events/changes.ts'
import { notifyFollow } from '../../db/notification/notifications.ts'
import { AppError } from '../../shared/errors.ts'
import { mustExist } from '../policy.ts'

/** Follows a channel and notifies its owner; following twice has no further effect. @throws AppError CHANNEL_NOT_FOUND */
export async function add(
  { db, changes }: Pick<Database, 'db' | 'changes'>,
  follow: follows.FollowRef,
): Promise<{ row: follows.FollowRow; isNew: boolean }> {
  const { row, isNew, recipients } = await db.transaction().execute(async (tx) => {
    const made = await follows.putFollow(tx, follow)
    const recipients = made.isNew ? await notifyFollow(tx, follow) : []
    return { row: mustExist(await follows.findFollow(tx, made.uuid)), isNew: made.isNew, recipients }
  })
  await changes.publish(notificationChanges(recipients))
  return { row, isNew }
}

/** Sets the bell. @throws AppError NOT_FOUND when the follow was deleted meanwhile */
export async function setNotify(db: Db, uuid: string, notify: boolean): Promise<follows.FollowRow> {
  await follows.setFollowNotify(db, uuid, notify)
  return mustExist(await follows.findFollow(db, uuid))
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, follow: follows.FollowRef): Promise<void> {
  if (!(await follows.deleteFollowOf(db, follow))) throw new AppError('NOT_FOUND')
}
