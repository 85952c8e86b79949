import type { z } from 'zod'
import {
  type HistoryEntry,
  historyEntrySchema,
  historyPauseSchema,
  historyStatisticsSchema,
  type RemovedHistoryEntry,
} from '../../shared/entities/history.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { AppError } from '../../shared/errors.ts'
import { expanded } from './expand.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type Of = { userId: string; contentId: string }

export type HistoryOptions = {
  /** a word of the title or of the creator's name; empty for all */
  q: string
  period: 'today' | 'week' | 'month' | undefined
  /** only contents to resume */
  unfinished: boolean
  cursor: string | undefined
  limit: number
  expand: readonly ContentExpand[]
}

/** GET /historicals/user/{id}: last watched first. @throws AppError FORBIDDEN for another user's */
export const historyPage = (
  rest: Rest,
  userId: string,
  { expand, q, unfinished, ...query }: HistoryOptions,
): Promise<RestPage<HistoryEntry>> =>
  rest.readPage(historyEntrySchema, {
    path: `/historicals/user/${userId}`,
    query: { ...query, q: q === '' ? undefined : q, unfinished: unfinished ? 'true' : undefined, ...expanded(expand) },
  })

/** GET /historicals/user/{id}/statistics. @throws AppError FORBIDDEN for another user's */
export const historyStatistics = (rest: Rest, userId: string): Promise<z.infer<typeof historyStatisticsSchema>> =>
  rest.read(historyStatisticsSchema, { path: `/historicals/user/${userId}/statistics` })

/** GET /historicals/user/{id}/pause. @throws AppError FORBIDDEN for another user's */
export const isHistoryPaused = async (rest: Rest, userId: string): Promise<boolean> =>
  (await rest.read(historyPauseSchema, { path: `/historicals/user/${userId}/pause` })).paused

/** PUT /historicals/user/{id}/pause: idempotent. @throws AppError FORBIDDEN for another user's */
export const pauseHistory = (rest: Rest, userId: string, paused: boolean): Promise<void> =>
  rest.send({ method: 'PUT', path: `/historicals/user/${userId}/pause`, body: { paused } })

/** DELETE /historicals/user/{id}: deletes all entries. @throws AppError FORBIDDEN for another user's */
export const clearHistory = (rest: Rest, userId: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/historicals/user/${userId}` })

/** POST /historicals: creates or renews the entry of the history. @throws AppError CONTENT_NOT_FOUND */
export const addToHistory = (rest: Rest, of: Of): Promise<void> =>
  rest.send({ method: 'POST', path: '/historicals', body: { user_uuid: of.userId, content_uuid: of.contentId } })

/** DELETE /historicals/…: not an error when there is no entry. */
export async function removeFromHistory(rest: Rest, { userId, contentId }: Of): Promise<void> {
  try {
    await rest.send({ method: 'DELETE', path: `/historicals/user/${userId}/content/${encodeSegment(contentId)}` })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  }
}

/** POST /historicals with the removed entry. @throws AppError CONTENT_NOT_FOUND */
export const restoreToHistory = (rest: Rest, { userId, contentId }: Of, was: RemovedHistoryEntry): Promise<void> =>
  rest.send({ method: 'POST', path: '/historicals', body: { user_uuid: userId, content_uuid: contentId, was } })
