import { type Comment, commentSchema } from '../../shared/entities/comment.ts'
import type { Rest } from './rest.ts'

/** GET /comments/{id}. @throws AppError COMMENT_NOT_FOUND, also when it is hidden from the caller */
export const commentById = (rest: Rest, id: string): Promise<Comment> =>
  rest.read(commentSchema, { path: `/comments/${encodeURIComponent(id)}` })
