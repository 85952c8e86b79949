import type { Resolvers } from '../../generated/resolvers.ts'
import { sendReport } from '../../rest/reports.ts'

export const reportResolvers: Resolvers = {
  Mutation: {
    report: async (_parent, { input }, { rest, mustBeSignedIn }) => {
      await mustBeSignedIn()
      const { reason, text, contentId, commentId, channelId } = input
      await sendReport(rest, {
        reason,
        text,
        ...(contentId ? { content_uuid: contentId } : {}),
        ...(commentId ? { comment_uuid: commentId } : {}),
        ...(channelId ? { channel_uuid: channelId } : {}),
      })
      return true
    },
  },
}
