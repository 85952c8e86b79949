import type { ReportRow } from '../../db/reports.ts'
import type { Report } from '../../shared/entities/report.ts'
import type { Showing } from '../frame/showing.ts'

export function presentReport(row: ReportRow, show: Pick<Showing, 'url'>): Report {
  return {
    uuid: row.uuid,
    reason: row.reason,
    text: row.text,
    status: row.status,
    decision: row.decision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    reporter:
      row.reporter_uuid === null || row.username === null
        ? null
        : { uuid: row.reporter_uuid, username: row.username, avatar: show.url(row.avatar_key) },
    ...subjectOf(row),
  }
}

function subjectOf(row: ReportRow): Pick<Report, 'content' | 'comment' | 'channel'> {
  const { content_uuid, content_title, comment_uuid, comment_text, comment_content, channel_uuid, channel_name } = row
  return {
    content: content_uuid === null || content_title === null ? null : { uuid: content_uuid, title: content_title },
    comment:
      comment_uuid === null || comment_text === null || comment_content === null
        ? null
        : { uuid: comment_uuid, text: comment_text, content_uuid: comment_content },
    channel: channel_uuid === null || channel_name === null ? null : { uuid: channel_uuid, name: channel_name },
  }
}
