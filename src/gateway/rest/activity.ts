import { type Playback, playbackSchema } from '../../shared/entities/activity.ts'
import { AppError } from '../../shared/errors.ts'
import { part } from './part.ts'
import type { Rest } from './rest.ts'

type Of = { userId: string; contentId: string }
const bodyOf = ({ userId, contentId }: Of) => ({ user_uuid: userId, content_uuid: contentId })
const pathOf = ({ userId, contentId }: Of) => `/user/${userId}/content/${part(contentId)}`

/** POST /reactions: likes; again is no error. @throws AppError CONTENT_NOT_FOUND */
export const addLike = (rest: Rest, of: Of): Promise<void> =>
  rest.send({ method: 'POST', path: '/reactions', body: { ...bodyOf(of), like: true } })

/** DELETE /reactions/…: what is not liked stays so, without an error. */
export async function removeLike(rest: Rest, of: Of): Promise<void> {
  try {
    await rest.send({ method: 'DELETE', path: `/reactions${pathOf(of)}` })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  }
}

/** POST /views: the server's clock starts here. @throws AppError CONTENT_NOT_FOUND */
export const startView = (rest: Rest, of: Of): Promise<void> => rest.send({ method: 'POST', path: '/views', body: bodyOf(of) })

/** POST /historicals: the entry of the history, made or renewed. @throws AppError CONTENT_NOT_FOUND */
export const addToHistory = (rest: Rest, of: Of): Promise<void> => rest.send({ method: 'POST', path: '/historicals', body: bodyOf(of) })

/** PUT /views/…/playback: seconds from the start, and seconds of film since the last report. @throws AppError NOT_FOUND before POST /views */
export const reportPlayback = (rest: Rest, of: Of, report: { position: number; watched: number }): Promise<Playback> =>
  rest.read(playbackSchema, { method: 'PUT', path: `/views${pathOf(of)}/playback`, body: report })
