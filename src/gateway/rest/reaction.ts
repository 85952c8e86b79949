import { AppError } from '../../shared/errors.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest } from './rest.ts'

type Of = { userId: string; contentId: string }
const bodyOf = ({ userId, contentId }: Of) => ({ user_uuid: userId, content_uuid: contentId })
const pathOf = ({ userId, contentId }: Of) => `/user/${userId}/content/${encodeSegment(contentId)}`

/** POST /reactions: likes; idempotent. @throws AppError CONTENT_NOT_FOUND */
export const addLike = (rest: Rest, of: Of): Promise<void> =>
  rest.send({ method: 'POST', path: '/reactions', body: { ...bodyOf(of), like: true } })

/** DELETE /reactions/…: not an error when there is no like. */
export async function removeLike(rest: Rest, of: Of): Promise<void> {
  try {
    await rest.send({ method: 'DELETE', path: `/reactions${pathOf(of)}` })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
  }
}
