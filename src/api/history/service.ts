import type { Db } from '../../db/connection/database.ts'
import * as historicals from '../../db/history/history.ts'
import type { UserContent } from '../../db/reaction/reactions.ts'
import type { Viewer } from '../http/viewer.ts'
import type { RemovedHistoryEntry } from '../../shared/entities/history.ts'
import { AppError } from '../../shared/errors.ts'
import { isOpenTo } from '../content/policy.ts'
import { mustExist, mustOwn } from '../policy.ts'

/** @throws AppError NOT_FOUND, also when a moderator hid its content; FORBIDDEN when it belongs to another user */
export function mustOwnEntry(viewer: Viewer, entry: historicals.HistoryRow | undefined): historicals.HistoryRow {
  mustOwn(viewer, entry && { user_uuid: entry.historical_user })
  return mustExist(entry && isOpenTo(viewer, entry) ? entry : undefined)
}

/**
 * Puts a content at the top of a user's history, once.
 * @returns undefined while the history is paused
 * @throws AppError CONTENT_NOT_FOUND
 */
export async function add(db: Db, of: UserContent): Promise<historicals.HistoryRow | undefined> {
  const uuid = await historicals.putHistoryEntry(db, of)
  return uuid === undefined ? undefined : mustExist(await historicals.findHistoryEntry(db, uuid))
}

/** Puts back a removed entry. @param was the entry before its removal @throws AppError CONTENT_NOT_FOUND */
export async function restore(db: Db, of: UserContent, was: RemovedHistoryEntry): Promise<historicals.HistoryRow> {
  const uuid = await historicals.restoreHistoryEntry(db, of, { watchedAt: new Date(was.watchedAt), position: was.position })
  return mustExist(await historicals.findHistoryEntry(db, uuid))
}

/**
 * Updates an entry; changes nothing while the history is paused.
 * @param position seconds from the start where watching stopped; a position beyond the end becomes the end, as in playback reports
 * @throws AppError NOT_FOUND
 */
export async function change(db: Db, entry: historicals.HistoryRow, position: number | undefined): Promise<historicals.HistoryRow> {
  const { historical_uuid, duration } = entry
  await historicals.updateHistoryEntry(db, historical_uuid, position === undefined ? undefined : Math.min(position, duration))
  return mustExist(await historicals.findHistoryEntry(db, historical_uuid))
}

/** @throws AppError NOT_FOUND when there was none */
export async function remove(db: Db, of: UserContent): Promise<void> {
  if (!(await historicals.deleteHistoryEntryOf(db, of))) throw new AppError('NOT_FOUND')
}
