import type { z } from 'zod'
import {
  type Historical,
  historicalSchema,
  historyPauseSchema,
  historyStatisticsSchema,
  type RemovedHistorical,
} from '../../shared/entities/activity.ts'
import type { ContentExpand } from '../../shared/entities/content.ts'
import { AppError } from '../../shared/errors.ts'
import { expanded } from './expand.ts'
import { part } from './part.ts'
import type { Rest, RestPage } from './rest.ts'

export type HistoryOptions = {
  /** a word of the title or of the creator's name; empty for all */
  q: string
  period: 'today' | 'week' | 'month' | undefined
  cursor: string | undefined
  limit: number
  expand: readonly ContentExpand[]
}

/** GET /historicals/user/{id}: last watched first. @throws AppError FORBIDDEN for another's */
export const historyPage = (rest: Rest, userId: string, { expand, q, ...query }: HistoryOptions): Promise<RestPage<Historical>> =>
  rest.readPage(historicalSchema, {
    path: `/historicals/user/${userId}`,
    query: { ...query, q: q === '' ? undefined : q, ...expanded(expand) },
  })

/** GET /historicals/user/{id}/statistics. @throws AppError FORBIDDEN for another's */
export const historyStatistics = (rest: Rest, userId: string): Promise<z.infer<typeof historyStatisticsSchema>> =>
  rest.read(historyStatisticsSchema, { path: `/historicals/user/${userId}/statistics` })

/** GET /historicals/user/{id}/pause. @throws AppError FORBIDDEN for another's */
export const isHistoryPaused = async (rest: Rest, userId: string): Promise<boolean> =>
  (await rest.read(historyPauseSchema, { path: `/historicals/user/${userId}/pause` })).paused

/** PUT /historicals/user/{id}/pause: absolute. @throws AppError FORBIDDEN for another's */
export const pauseHistory = (rest: Rest, userId: string, paused: boolean): Promise<void> =>
  rest.send({ method: 'PUT', path: `/historicals/user/${userId}/pause`, body: { paused } })

/** DELETE /historicals/user/{id}: all of it. @throws AppError FORBIDDEN for another's */
export const clearHistory = (rest: Rest, userId: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/historicals/user/${userId}` })

type Of = { userId: string; contentId: string }

/** DELETE /historicals/…: what is not in the history stays so, without an error. */
export async function removeFromHistory(rest: Rest, { userId, contentId }: Of): Promise<void> {
  try {
    await rest.send({ method: 'DELETE', path: `/historicals/user/${userId}/content/${part(contentId)}` })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  }
}

/** POST /historicals with what was removed. @throws AppError CONTENT_NOT_FOUND */
export const restoreToHistory = (rest: Rest, { userId, contentId }: Of, was: RemovedHistorical): Promise<void> =>
  rest.send({ method: 'POST', path: '/historicals', body: { user_uuid: userId, content_uuid: contentId, was } })
