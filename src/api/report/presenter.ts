import type { ReportRow } from '../../db/report/reports.ts'
import type { Report } from '../../shared/entities/report.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { isoTime } from '../http/isoTime.ts'

type Context = Pick<PresenterContext, 'url'>

export function presentReport(row: ReportRow, context: Context): Report {
  return {
    uuid: row.uuid,
    reason: row.reason,
    text: row.text,
    status: row.status,
    decision: row.decision,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    closedAt: row.closed_at && isoTime(row.closed_at),
    reporter: personOf(row.reporter_uuid, row.username, row.avatar_key, context),
    closedBy: personOf(row.closed_by, row.closer_username, row.closer_avatar_key, context),
    ...subjectOf(row, context),
  }
}

/** Returns null when the account is gone. */
function personOf(uuid: string | null, username: string | null, avatarKey: string | null, context: Context): Report['reporter'] {
  return uuid === null || username === null ? null : { uuid, username, avatar: context.url(avatarKey) }
}

function subjectOf(row: ReportRow, context: Context): Pick<Report, 'content' | 'comment' | 'channel'> {
  const { content_uuid, content_title, comment_uuid, comment_text, comment_content, comment_content_title, channel_uuid, channel_name } =
    row
  const nothing = { content: null, comment: null, channel: null }
  const author = personOf(row.author_uuid, row.author_username, row.author_avatar_key, context)
  const hidden = row.is_hidden
  if (author === null) return nothing
  if (content_uuid !== null && content_title !== null) {
    const thumbnail_url = context.url(row.thumbnail_key ?? row.poster_key)
    return { ...nothing, content: { uuid: content_uuid, title: content_title, thumbnail_url, author, hidden } }
  }
  if (comment_uuid !== null && comment_text !== null && comment_content !== null && comment_content_title !== null) {
    const where = { content_uuid: comment_content, content_title: comment_content_title }
    return { ...nothing, comment: { uuid: comment_uuid, text: comment_text, ...where, author, hidden } }
  }
  if (channel_uuid !== null && channel_name !== null) return { ...nothing, channel: { uuid: channel_uuid, name: channel_name, author } }
  return nothing
}
