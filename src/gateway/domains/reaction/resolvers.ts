import type { Resolvers } from '../../generated/resolvers.ts'
import { addLike, removeLike } from '../../rest/reaction.ts'
import { contentById } from '../../rest/content.ts'
import { toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'

export const reactionResolvers: Resolvers = {
  Mutation: {
    setLike: async (_parent, { contentId, liked }, { rest, me }, info) => {
      const of = { userId: me(), contentId }
      await (liked ? addLike(rest, of) : removeLike(rest, of))
      return toContent(await contentById(rest, contentId, selectedParts(info)))
    },
  },
}
