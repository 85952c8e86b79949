import { type Comment, commentSchema } from '../../shared/entities/comment.ts'
import { type HeldComment, heldCommentCountSchema, heldCommentSchema } from '../../shared/entities/heldComment.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

/** `channelId`: of one channel that the caller manages; else `own`: of their own one, or of the site. */
type Under = { own: boolean; channelId: string | undefined }
type ListOptions = Under & { cursor: string | undefined; limit: number }

const pathOf = (id: string): string => `/held-comments/${encodeSegment(id)}`
const whose = ({ own, channelId }: Under) => ({ own: own ? 'true' : 'false', channel: channelId })

/** GET /held-comments: oldest first. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN, MALFORMED_REQUEST for a foreign cursor */
export const heldComments = (rest: Rest, { cursor, limit, ...under }: ListOptions): Promise<RestPage<HeldComment>> =>
  rest.readPage(heldCommentSchema, { path: '/held-comments', query: { ...whose(under), cursor, limit } })

/** GET /held-comments/count. @throws AppError CHANNEL_NOT_FOUND, FORBIDDEN */
export const countHeldComments = async (rest: Rest, under: Under): Promise<number> =>
  (await rest.read(heldCommentCountSchema, { path: '/held-comments/count', query: whose(under) })).count

/**
 * POST /held-comments/{id}/publication.
 * @throws AppError FORBIDDEN, COMMENT_NOT_FOUND, COMMENT_NOT_HELD, COMMENT_HIDDEN, COMMENT_CHANGED
 */
export const publishComment = (rest: Rest, id: string, updatedAt: string | null): Promise<Comment> =>
  rest.read(commentSchema, { method: 'POST', path: `${pathOf(id)}/publication`, body: { updatedAt } })

/** DELETE /held-comments/{id}. @throws AppError FORBIDDEN, COMMENT_NOT_FOUND, COMMENT_NOT_HELD */
export const refuseComment = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: pathOf(id) })
