import { commentSchema, type Comment } from '../../shared/entities/comment.ts'
import { contentSchema, type Content } from '../../shared/entities/content.ts'
import { type Report, type ReportKind, reportSchema } from '../../shared/entities/report.ts'
import type { ReportDecision, ReportReason } from '../../shared/validation/report.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

export type NewReport = {
  reason: ReportReason
  text: string
  content_uuid?: string
  comment_uuid?: string
  channel_uuid?: string
}

/**
 * POST /reports: a second one changes the open one.
 * @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, COMMENT_NOT_FOUND, CHANNEL_NOT_FOUND
 */
export const sendReport = (rest: Rest, body: NewReport): Promise<void> => rest.send({ method: 'POST', path: '/reports', body })

type ListOptions = { status: Report['status']; kind: ReportKind | undefined; cursor: string | undefined; limit: number }

/**
 * GET /reports: newest first.
 * @throws AppError FORBIDDEN for all but moderators and administrators, MALFORMED_REQUEST for a foreign cursor
 */
export const reports = (rest: Rest, options: ListOptions): Promise<RestPage<Report>> =>
  rest.readPage(reportSchema, { path: '/reports', query: options })

/** PUT /reports/{id}. @throws AppError FORBIDDEN, REPORT_NOT_FOUND, REPORT_CLOSED, INVALID_INPUT for a decision to hide a channel */
export const closeReport = (rest: Rest, id: string, decision: ReportDecision): Promise<Report> =>
  rest.read(reportSchema, { method: 'PUT', path: `/reports/${encodeSegment(id)}`, body: { status: 'closed', decision } })

const hiding = (things: 'contents' | 'comments', id: string, hidden: boolean) =>
  ({ method: hidden ? 'PUT' : 'DELETE', path: `/${things}/${encodeSegment(id)}/hidden` }) as const

/** PUT or DELETE /contents/{id}/hidden: idempotent. @throws AppError FORBIDDEN, CONTENT_NOT_FOUND */
export const setContentHidden = (rest: Rest, id: string, hidden: boolean): Promise<Content> =>
  rest.read(contentSchema, hiding('contents', id, hidden))

/** PUT or DELETE /comments/{id}/hidden: idempotent. @throws AppError FORBIDDEN, COMMENT_NOT_FOUND */
export const setCommentHidden = (rest: Rest, id: string, hidden: boolean): Promise<Comment> =>
  rest.read(commentSchema, hiding('comments', id, hidden))
