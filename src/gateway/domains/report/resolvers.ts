import { AppError } from '../../../shared/errors.ts'
import { reportMessages } from '../../../shared/validation/report.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import * as reports from '../../rest/report.ts'
import { subjectOfComment, subjectOfContent, toReport } from './models.ts'

export const reportResolvers: Resolvers = {
  Query: {
    reports: async (_parent, { status, kind, cursor, limit }, { rest }) => {
      const options = { status, kind: kind ?? undefined, cursor: cursor ?? undefined, limit: pageSize(limit) }
      const { items, nextCursor } = await reports.reports(rest, options)
      return { items: items.map(toReport), nextCursor }
    },
  },
  Mutation: {
    report: async (_parent, { input }, { rest }) => {
      const { reason, text, contentId, commentId, channelId } = input
      await reports.sendReport(rest, {
        reason,
        text,
        ...(contentId ? { content_uuid: contentId } : {}),
        ...(commentId ? { comment_uuid: commentId } : {}),
        ...(channelId ? { channel_uuid: channelId } : {}),
      })
      return true
    },
    closeReport: async (_parent, { id, decision }, { rest }) => toReport(await reports.closeReport(rest, id, decision)),
    setHidden: async (_parent, { kind, id, hidden }, { rest }) => {
      if (kind === 'content') return subjectOfContent(await reports.setContentHidden(rest, id, hidden))
      if (kind === 'comment') return subjectOfComment(await reports.setCommentHidden(rest, id, hidden))
      throw new AppError('INVALID_INPUT', { fields: { kind: reportMessages.channelCannotBeHidden } })
    },
  },
}
