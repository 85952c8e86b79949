import type { Comment } from '../../../shared/entities/comment.ts'
import type { Content } from '../../../shared/entities/content.ts'
import type { Report as ReportEntity } from '../../../shared/entities/report.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Person, Report, ReportSubject } from '../../generated/schema.ts'

type PersonEntity = NonNullable<ReportEntity['reporter']>
const toPerson = ({ uuid, username, avatar }: PersonEntity): Person => ({ id: uuid, username, avatarUrl: avatar })

export function toReport(report: ReportEntity): Report {
  const { reporter, closedBy } = report
  return {
    id: report.uuid,
    reason: report.reason,
    text: report.text,
    status: report.status,
    decision: report.decision,
    createdAt: report.createdAt,
    closedAt: report.closedAt,
    reporter: reporter && toPerson(reporter),
    closedBy: closedBy && toPerson(closedBy),
    subject: subjectOf(report),
  }
}

/** @throws AppError INTERNAL when the API names none of the three */
function subjectOf({ content, comment, channel }: ReportEntity): ReportSubject {
  if (content) {
    return {
      id: content.uuid,
      kind: 'content',
      text: content.title,
      author: toPerson(content.author),
      thumbnailUrl: content.thumbnail_url,
      content: { id: content.uuid, title: content.title },
      isHidden: content.hidden,
    }
  }
  if (comment) {
    return {
      id: comment.uuid,
      kind: 'comment',
      text: comment.text,
      author: toPerson(comment.author),
      thumbnailUrl: null,
      content: { id: comment.content_uuid, title: comment.content_title },
      isHidden: comment.hidden,
    }
  }
  if (channel) {
    const author = toPerson(channel.author)
    return { id: channel.uuid, kind: 'channel', text: channel.name, author, thumbnailUrl: null, content: null, isHidden: false }
  }
  throw new AppError('INTERNAL', { cause: new Error('a report about nothing') })
}

export const subjectOfContent = ({ uuid, title, thumbnail_url, creator, hidden }: Content): ReportSubject => ({
  id: uuid,
  kind: 'content',
  text: title,
  author: { id: creator.user_uuid, username: creator.username, avatarUrl: creator.avatar },
  thumbnailUrl: thumbnail_url,
  content: { id: uuid, title },
  isHidden: hidden === true,
})

export const subjectOfComment = ({ uuid, text, user, content, hidden }: Comment): ReportSubject => ({
  id: uuid,
  kind: 'comment',
  text,
  author: toPerson(user),
  thumbnailUrl: null,
  content: { id: content.uuid, title: content.title },
  isHidden: hidden === true,
})
