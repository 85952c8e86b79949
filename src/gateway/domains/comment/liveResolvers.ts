import { uuidSchema } from '../../../shared/entities/common.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { liveReads, nullIfNotFound } from '../../live/liveReads.ts'
import { commentById } from '../../rest/comment.ts'
import type { Rest } from '../../rest/rest.ts'
import { type CommentModel, toComment } from './models.ts'

type Change = { id: string; comment: CommentModel | null }

async function readChange(rest: Rest, id: string): Promise<Change> {
  const comment = await nullIfNotFound(commentById(rest, id))
  return { id, comment: comment && toComment(comment) }
}

export const liveCommentResolvers: Resolvers = {
  Subscription: {
    contentComments: {
      subscribe: (_parent, { id }, { rest, closing, takeLiveSeat }) => {
        if (!uuidSchema.safeParse(id).success) throw new AppError('CONTENT_NOT_FOUND')
        takeLiveSeat()
        return liveReads(rest, {
          topic: `content:${id}`,
          idOf: (change) => (change.kind === 'comment' ? change.comment_uuid : undefined),
          read: (comment) => readChange(rest, comment),
          until: closing,
        })
      },
      resolve: (change: Change) => change,
    },
  },
}
