import type { Db } from '../../db/database.ts'
import * as historicals from '../../db/historicals.ts'
import type { UserContent } from '../../db/reactions.ts'
import type { Viewer } from '../frame/viewer.ts'
import type { RemovedHistorical } from '../../shared/entities/activity.ts'
import { AppError } from '../../shared/errors.ts'
import { isOpenTo } from '../contents/policy.ts'
import { mustOwn } from '../policy.ts'

/** @throws AppError NOT_FOUND */
export function mustExist(entry: historicals.HistoricalRow | undefined): historicals.HistoricalRow {
  if (!entry) throw new AppError('NOT_FOUND')
  return entry
}

/** @throws AppError NOT_FOUND, also when a moderator hid its content; FORBIDDEN when it is another user's */
export function mustOwnEntry(viewer: Viewer, entry: historicals.HistoricalRow | undefined): historicals.HistoricalRow {
  mustOwn(viewer, entry && { user_uuid: entry.historical_user })
  return mustExist(entry && isOpenTo(viewer, entry) ? entry : undefined)
}

/** Puts a content at the top of a user's history, once. @returns undefined while it is paused @throws AppError CONTENT_NOT_FOUND */
export async function add(db: Db, of: UserContent): Promise<historicals.HistoricalRow | undefined> {
  const uuid = await historicals.putHistorical(db, of)
  return uuid === undefined ? undefined : mustExist(await historicals.findHistorical(db, uuid))
}

/** Puts back an entry that was removed. @param was as it was @throws AppError CONTENT_NOT_FOUND */
export async function restore(db: Db, of: UserContent, was: RemovedHistorical): Promise<historicals.HistoricalRow> {
  const uuid = await historicals.restoreHistorical(db, of, { watchedAt: new Date(was.watchedAt), position: was.position })
  return mustExist(await historicals.findHistorical(db, uuid))
}

/**
 * Changes nothing while the history is paused.
 * @param position seconds from the start, where watching stopped; beyond the end it is the end, as in playback reports
 * @throws AppError NOT_FOUND
 */
export async function change(db: Db, entry: historicals.HistoricalRow, position: number | undefined): Promise<historicals.HistoricalRow> {
  const { historical_uuid, duration } = entry
  await historicals.updateHistorical(db, historical_uuid, position === undefined ? undefined : Math.min(position, duration))
  return mustExist(await historicals.findHistorical(db, historical_uuid))
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, of: UserContent): Promise<void> {
  if (!(await historicals.deleteHistoricalOf(db, of))) throw new AppError('NOT_FOUND')
}
