import { type Comment, commentSchema } from '../../shared/entities/comment.ts'
import { type HeldComment, heldCommentCountSchema, heldCommentSchema } from '../../shared/entities/heldComment.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

type ListOptions = { own: boolean; cursor: string | undefined; limit: number }

const pathOf = (id: string): string => `/held-comments/${encodeSegment(id)}`
const whose = (own: boolean): 'true' | 'false' => (own ? 'true' : 'false')

/** GET /held-comments: oldest first. @throws AppError FORBIDDEN, MALFORMED_REQUEST for a foreign cursor */
export const heldComments = (rest: Rest, { own, cursor, limit }: ListOptions): Promise<RestPage<HeldComment>> =>
  rest.readPage(heldCommentSchema, { path: '/held-comments', query: { own: whose(own), cursor, limit } })

/** GET /held-comments/count. @throws AppError FORBIDDEN */
export const countHeldComments = async (rest: Rest, own: boolean): Promise<number> =>
  (await rest.read(heldCommentCountSchema, { path: '/held-comments/count', query: { own: whose(own) } })).count

/**
 * POST /held-comments/{id}/publication.
 * @throws AppError FORBIDDEN, COMMENT_NOT_FOUND, COMMENT_NOT_HELD, COMMENT_HIDDEN, COMMENT_CHANGED
 */
export const publishComment = (rest: Rest, id: string, updatedAt: string | null): Promise<Comment> =>
  rest.read(commentSchema, { method: 'POST', path: `${pathOf(id)}/publication`, body: { updatedAt } })

/** DELETE /held-comments/{id}. @throws AppError FORBIDDEN, COMMENT_NOT_FOUND, COMMENT_NOT_HELD */
export const refuseComment = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: pathOf(id) })
