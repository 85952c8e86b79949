import type { Database, Db } from '../../db/database.ts'
import * as follows from '../../db/follows.ts'
import { notificationChanges } from '../../db/changes.ts'
import { notifyFollow } from '../../db/notifications.ts'
import { AppError } from '../../shared/errors.ts'

/** @throws AppError NOT_FOUND */
export function mustExist(follow: follows.FollowRow | undefined): follows.FollowRow {
  if (!follow) throw new AppError('NOT_FOUND')
  return follow
}

/** Follows a channel, whose owner hears of it: absolute, so that asking twice is no different. @throws AppError CHANNEL_NOT_FOUND */
export async function add(
  { db, changes }: Pick<Database, 'db' | 'changes'>,
  follow: follows.FollowRef,
): Promise<{ row: follows.FollowRow; isNew: boolean }> {
  const { row, isNew, told } = await db.transaction().execute(async (tx) => {
    const made = await follows.putFollow(tx, follow)
    const told = made.isNew ? await notifyFollow(tx, follow) : []
    return { row: mustExist(await follows.findFollow(tx, made.uuid)), isNew: made.isNew, told }
  })
  await changes.publish(notificationChanges(told))
  return { row, isNew }
}

/** Sets the bell. @throws AppError NOT_FOUND when it went in between */
export async function setNotify(db: Db, uuid: string, notify: boolean): Promise<follows.FollowRow> {
  await follows.setFollowNotify(db, uuid, notify)
  return mustExist(await follows.findFollow(db, uuid))
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, follow: follows.FollowRef): Promise<void> {
  if (!(await follows.deleteFollowOf(db, follow))) throw new AppError('NOT_FOUND')
}
