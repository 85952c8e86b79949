import type { Resolvers } from '../../generated/resolvers.ts'
import { addToHistory, startView } from '../../rest/activity.ts'
import { contentById, countView } from '../../rest/contents.ts'
import { toContent } from '../content/models.ts'
import { wantedParts } from '../content/selection.ts'

export const viewResolvers: Resolvers = {
  Mutation: {
    startView: async (_parent, { contentId }, { rest, mustBeSignedIn }, info) => {
      const of = { userId: (await mustBeSignedIn()).uuid, contentId }
      await Promise.all([startView(rest, of), addToHistory(rest, of)])
      return toContent(await contentById(rest, contentId, wantedParts(info)))
    },
    countView: async (_parent, { contentId }, { rest }, info) => toContent(await countView(rest, contentId, wantedParts(info))),
  },
}
