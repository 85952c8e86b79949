import type { Resolvers } from '../../generated/resolvers.ts'
import { AppError } from '../../../shared/errors.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { countHeldComments, heldComments, publishComment, refuseComment } from '../../rest/heldComment.ts'
import { toComment, toHeldComment } from './models.ts'

const refusals: ReadonlySet<string> = new Set(['CHANNEL_NOT_FOUND', 'FORBIDDEN', 'MALFORMED_REQUEST'])

/** Counts none under a channel that the viewer does not manage: its dashboard, asked for by the same query, is null. */
async function noneIfRefused(counting: Promise<number>): Promise<number> {
  try {
    return await counting
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) return 0
    throw error
  }
}

export const heldCommentResolvers: Resolvers = {
  Query: {
    heldComments: async (_parent, { own, channelId, cursor, limit }, { rest }) => {
      const page = { cursor: cursor ?? undefined, limit: pageSize(limit) }
      const { items, nextCursor } = await heldComments(rest, { own, channelId: channelId ?? undefined, ...page })
      return { items: items.map(toHeldComment), nextCursor }
    },
    heldCommentsCount: async (_parent, { own, channelId }, { rest }) => {
      const count = countHeldComments(rest, { own, channelId: channelId ?? undefined })
      return typeof channelId === 'string' ? noneIfRefused(count) : count
    },
  },
  Mutation: {
    publishComment: async (_parent, { id, updatedAt }, { rest }) => toComment(await publishComment(rest, id, updatedAt ?? null)),
    refuseComment: async (_parent, { id }, { rest }) => {
      await refuseComment(rest, id)
      return { id }
    },
  },
}
