import type { Resolvers } from '../../generated/resolvers.ts'
import { addToHistory } from '../../rest/history.ts'
import { reportPlayback, startView } from '../../rest/view.ts'
import { contentById, countView } from '../../rest/content.ts'
import { toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'

export const viewResolvers: Resolvers = {
  Mutation: {
    startView: async (_parent, { contentId, source }, { rest, me }, info) => {
      const of = { userId: me(), contentId }
      await Promise.all([startView(rest, of, source ?? undefined), addToHistory(rest, of)])
      return toContent(await contentById(rest, contentId, selectedParts(info)))
    },
    reportPlayback: async (_parent, { contentId, position, watched, ranges }, { rest, me }) => {
      const of = { userId: me(), contentId }
      const reported = await reportPlayback(rest, of, { position, watched: watched ?? undefined, ranges })
      return { contentId, position: reported.position, isKept: reported.kept }
    },
    countView: async (_parent, { contentId }, { rest }, info) => toContent(await countView(rest, contentId, selectedParts(info))),
  },
}
