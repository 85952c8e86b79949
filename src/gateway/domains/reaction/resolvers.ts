import type { Resolvers } from '../../generated/resolvers.ts'
import { addLike, removeLike } from '../../rest/activity.ts'
import { contentById } from '../../rest/contents.ts'
import { toContent } from '../content/models.ts'
import { wantedParts } from '../content/selection.ts'

export const reactionResolvers: Resolvers = {
  Mutation: {
    setLike: async (_parent, { contentId, liked }, { rest, mustBeSignedIn }, info) => {
      const of = { userId: (await mustBeSignedIn()).uuid, contentId }
      await (liked ? addLike(rest, of) : removeLike(rest, of))
      return toContent(await contentById(rest, contentId, wantedParts(info)))
    },
  },
}
