import { uuidSchema } from '../../../shared/entities/common.ts'
import type { Change } from '../../../shared/entities/change.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { liveReads, nullIfNotFound } from '../../live/liveReads.ts'
import { contentById, sortedContents } from '../../rest/content.ts'
import { toContent } from './models.ts'
import { selectedParts } from './selection.ts'

const ofKind =
  (...kinds: ('media' | 'addresses' | 'counts')[]) =>
  (change: Change) =>
    'content_uuid' in change && kinds.some((kind) => kind === change.kind) ? change.content_uuid : undefined

export const liveResolvers: Resolvers = {
  Subscription: {
    contentMedia: {
      subscribe: (_parent, { id }, { rest, closing, takeLiveSeat }, info) => {
        if (!uuidSchema.safeParse(id).success) throw new AppError('CONTENT_NOT_FOUND')
        takeLiveSeat()
        const expand = selectedParts(info)
        const read = (content: string) => contentById(rest, content, expand)
        return liveReads(rest, { topic: `content:${id}`, idOf: ofKind('media'), first: id, read, until: closing })
      },
      resolve: toContent,
    },
    contentCounts: {
      subscribe: (_parent, { id }, { rest, closing, takeLiveSeat }, info) => {
        if (!uuidSchema.safeParse(id).success) throw new AppError('CONTENT_NOT_FOUND')
        takeLiveSeat()
        const expand = selectedParts(info)
        const read = (content: string) => contentById(rest, content, expand)
        return liveReads(rest, { topic: `content:${id}`, idOf: ofKind('counts', 'addresses'), first: id, read, until: closing })
      },
      resolve: toContent,
    },
    channelMedia: {
      subscribe: async (_parent, { channelId: asked }, { rest, closing, takeLiveSeat, mustBeSignedIn, channelOf }, info) => {
        if (typeof asked === 'string' && !uuidSchema.safeParse(asked).success) throw new AppError('CHANNEL_NOT_FOUND')
        takeLiveSeat()
        const channelId = asked ?? (await channelOf.load((await mustBeSignedIn()).uuid))?.uuid
        if (channelId === undefined) throw new AppError('CHANNEL_NOT_FOUND')
        const expand = selectedParts(info)
        const read = (content: string) => nullIfNotFound(contentById(rest, content, expand))
        // Includes contents that changed between the page's own reading and now.
        const idsInProgress = async () => {
          const newest = {
            channelId,
            visibility: undefined,
            q: undefined,
            sort: 'date',
            limit: 20,
            cursor: null,
            expand: [],
          } as const
          const { items } = await sortedContents(rest, newest)
          return items.filter(({ media }) => media.state !== 'complete' && media.state !== 'failed').map(({ uuid }) => uuid)
        }
        return liveReads(rest, { topic: `channel:${channelId}`, idOf: ofKind('media'), idsInProgress, read, until: closing })
      },
      resolve: toContent,
    },
  },
}
