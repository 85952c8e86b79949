import { z } from 'zod'
import {
  type Comment,
  type CommentSort,
  commentSchema,
  type SuggestedPerson,
  suggestedPersonSchema,
} from '../../shared/entities/comment.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

export type CommentMark = 'like' | 'pin' | 'heart'
export type NewComment = {
  text: string
  user_uuid: string
  content_uuid: string
  parent_uuid: string | null
  idempotency_key: string | null
}
type After = string | null | undefined

const pathOf = (id: string): string => `/comments/${encodeSegment(id)}`

/** GET /comments/{id}. @throws AppError COMMENT_NOT_FOUND, also when the caller may not see it */
export const commentById = (rest: Rest, id: string): Promise<Comment> => rest.read(commentSchema, { path: pathOf(id) })

/** GET /comments/content/{id}: the pinned one first. @throws AppError CONTENT_NOT_FOUND, MALFORMED_REQUEST for a foreign cursor */
export const commentsOfContent = (rest: Rest, contentId: string, sort: CommentSort, after: After): Promise<RestPage<Comment>> =>
  rest.readPage(commentSchema, { path: `/comments/content/${encodeSegment(contentId)}`, query: { sort, cursor: after ?? undefined } })

/** GET /comments/{id}/replies: oldest first. @throws AppError COMMENT_NOT_FOUND, MALFORMED_REQUEST for a foreign cursor */
export const repliesTo = (rest: Rest, id: string, after: After): Promise<RestPage<Comment>> =>
  rest.readPage(commentSchema, { path: `${pathOf(id)}/replies`, query: { cursor: after ?? undefined } })

/**
 * POST /comments: the same key again returns the same comment.
 * @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, COMMENT_NOT_FOUND, COMMENT_HIDDEN, COMMENTS_CLOSED,
 *   TOO_MANY_REQUESTS
 */
export const addComment = (rest: Rest, body: NewComment): Promise<Comment> =>
  rest.read(commentSchema, { method: 'POST', path: '/comments', body })

/** PUT /comments/{id}. @throws AppError INVALID_INPUT with fields, COMMENT_NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export const editComment = (rest: Rest, id: string, text: string): Promise<Comment> =>
  rest.read(commentSchema, { method: 'PUT', path: pathOf(id), body: { text } })

/** DELETE /comments/{id}, with its replies. @throws AppError COMMENT_NOT_FOUND, FORBIDDEN */
export const deleteComment = (rest: Rest, id: string): Promise<void> => rest.send({ method: 'DELETE', path: pathOf(id) })

/**
 * PUT or DELETE /comments/{id}/{mark}: idempotent.
 * @throws AppError COMMENT_NOT_FOUND, FORBIDDEN, COMMENT_HIDDEN, CONFLICT for a pinned reply
 */
export const setCommentMark = (rest: Rest, id: string, mark: CommentMark, isSet: boolean): Promise<Comment> =>
  rest.read(commentSchema, { method: isSet ? 'PUT' : 'DELETE', path: `${pathOf(id)}/${mark}` })

/** GET /contents/{id}/mention-suggestions. @throws AppError CONTENT_NOT_FOUND, INVALID_INPUT with fields */
export const mentionSuggestions = (rest: Rest, contentId: string, beginning: string): Promise<SuggestedPerson[]> =>
  rest.read(z.array(suggestedPersonSchema), { path: `/contents/${encodeSegment(contentId)}/mention-suggestions`, query: { beginning } })
