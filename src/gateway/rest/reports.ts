import type { ReportReason } from '../../shared/validation/report.ts'
import type { Rest } from './rest.ts'

export type NewReport = {
  reason: ReportReason
  text: string
  content_uuid?: string
  comment_uuid?: string
  channel_uuid?: string
}

/** POST /reports: again changes the open one. @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, COMMENT_NOT_FOUND, CHANNEL_NOT_FOUND */
export const sendReport = (rest: Rest, body: NewReport): Promise<void> => rest.send({ method: 'POST', path: '/reports', body })
