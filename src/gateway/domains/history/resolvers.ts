import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import * as history from '../../rest/history.ts'
import { toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { toViewer, type ViewerModel } from '../user/models.ts'

/** Changes the history of the signed-in person. @returns the person, whose history is requested again where it is selected */
async function changed(context: GatewayContext, change: (userId: string) => Promise<void>): Promise<ViewerModel> {
  const person = await context.mustBeSignedIn()
  await change(person.uuid)
  return toViewer(person, context.rest)
}

export const historyResolvers: Resolvers = {
  Viewer: {
    history: async ({ id, rest }, { q, period, unfinished, cursor, limit }, _context, info) => {
      const expand = selectedParts(info)
      const options = { q, period: period ?? undefined, unfinished, cursor: cursor ?? undefined, limit: pageSize(limit), expand }
      const { items, nextCursor } = await history.historyPage(rest, id, options)
      const toEntry = ({ uuid, content, watchedAt, position }: (typeof items)[number]) => ({
        id: uuid,
        content: toContent(content),
        watchedAt,
        position,
      })
      return { items: items.map(toEntry), nextCursor }
    },
    historyStatistics: ({ id, rest }) => history.historyStatistics(rest, id),
    isHistoryPaused: ({ id, rest }) => history.isHistoryPaused(rest, id),
  },
  Mutation: {
    removeHistoryEntry: (_parent, { contentId }, context) =>
      changed(context, (userId) => history.removeFromHistory(context.rest, { userId, contentId })),
    restoreHistoryEntry: (_parent, { contentId, ...was }, context) =>
      changed(context, (userId) => history.restoreToHistory(context.rest, { userId, contentId }, was)),
    clearHistory: (_parent, _args, context) => changed(context, (userId) => history.clearHistory(context.rest, userId)),
    setHistoryPaused: (_parent, { paused }, context) => changed(context, (userId) => history.pauseHistory(context.rest, userId, paused)),
  },
}
