import { gql } from '@urql/core'
import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { addToSums, markSumsStale } from './figures.ts'
import {
  commentKey,
  isPinned,
  appendReply,
  knownComments,
  insertOwnComment,
  sortAgain,
  insertOthersComment,
  removeComment,
} from './commentLists.ts'

const pinFragment = gql`
  fragment Pin on Comment {
    id
    isPinned
  }
`

const fieldsOf = (value: unknown): Map<string, unknown> => new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** Only one comment of a content is pinned, so this unpins the others. */
function unpinOthers(cache: Cache, contentId: unknown, pinned: string): void {
  for (const key of knownComments(cache, contentId)) {
    if (key !== pinned && isPinned(cache, key)) {
      cache.writeFragment(pinFragment, { __typename: 'Comment', id: cache.resolve(key, 'id'), isPinned: false })
    }
  }
}

function noteCount(cache: Cache, contentId: unknown, totalComments: number): void {
  addToSums(cache, contentId, { totalComments })
  markSumsStale(cache, contentId)
}

/** The counts come with the responses. The lists are updated here, so that nothing is refetched. */
export const commentUpdates = {
  Mutation: {
    addComment: (result, args, cache) => {
      const comment = fieldsOf(fieldsOf(result['addComment']).get('comment'))
      const key = commentKey(comment.get('id'))
      const parentId = comment.get('parentId')
      if (typeof parentId === 'string') appendReply(cache, commentKey(parentId), key)
      else insertOwnComment(cache, args['contentId'], key)
      if (comment.get('isHeld') !== true) noteCount(cache, args['contentId'], 1)
    },
    deleteComment: (result, args, cache) => {
      const content = fieldsOf(fieldsOf(result['deleteComment']).get('content'))
      // Its replies go with it.
      noteCount(cache, content.get('id'), -1 - Number(cache.resolve(commentKey(args['id']), 'repliesCount') ?? 0))
      removeComment(cache, content.get('id'), commentKey(args['id']))
    },
    // The count of its content comes with the subscription, the sums of the channel at their next visit.
    editComment: (result, args, cache) => {
      if (fieldsOf(result['editComment']).get('isHeld') === true) markSumsStale(cache, cache.resolve(commentKey(args['id']), 'contentId'))
    },
    setCommentLike: () => undefined,
    setCommentHeart: () => undefined,
    setCommentPin: (_result, args, cache) => {
      const key = commentKey(args['id'])
      const contentId = cache.resolve(key, 'contentId')
      if (args['pinned'] === true) unpinOthers(cache, contentId, key)
      sortAgain(cache, contentId)
    },
  },
  Subscription: {
    contentComments: (result, args, cache) => {
      const change = fieldsOf(result['contentComments'])
      const key = commentKey(change.get('id'))
      const comment = change.get('comment')
      const parentId = fieldsOf(comment).get('parentId')
      if (comment === null) removeComment(cache, args['id'], key)
      else if (typeof parentId === 'string') appendReply(cache, commentKey(parentId), key)
      else insertOthersComment(cache, args['id'], key)
    },
  },
} satisfies CacheExchangeOpts['updates']

export const commentOptimism = {
  setCommentLike: (args, cache) => {
    const key = commentKey(args['id'])
    const count = Number(cache.resolve(key, 'likesCount') ?? 0)
    const step = Number(args['liked']) - Number(cache.resolve(key, 'viewerLikes') === true)
    return { __typename: 'Comment', id: args['id'], viewerLikes: args['liked'], likesCount: Math.max(0, count + step) }
  },
  setCommentHeart: (args) => ({ __typename: 'Comment', id: args['id'], isHearted: args['hearted'] }),
  setCommentPin: (args, cache) => ({
    __typename: 'Comment',
    id: args['id'],
    contentId: cache.resolve(commentKey(args['id']), 'contentId'),
    isPinned: args['pinned'],
  }),
} satisfies CacheExchangeOpts['optimistic']
