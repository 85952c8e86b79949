import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { countHeldComments, heldComments, publishComment, refuseComment } from '../../rest/heldComment.ts'
import { toComment, toHeldComment } from './models.ts'

export const heldCommentResolvers: Resolvers = {
  Query: {
    heldComments: async (_parent, { own, cursor, limit }, { rest }) => {
      const { items, nextCursor } = await heldComments(rest, { own, cursor: cursor ?? undefined, limit: pageSize(limit) })
      return { items: items.map(toHeldComment), nextCursor }
    },
    heldCommentsCount: (_parent, { own }, { rest }) => countHeldComments(rest, own),
  },
  Mutation: {
    publishComment: async (_parent, { id, updatedAt }, { rest }) => toComment(await publishComment(rest, id, updatedAt ?? null)),
    refuseComment: async (_parent, { id }, { rest }) => {
      await refuseComment(rest, id)
      return { id }
    },
  },
}
