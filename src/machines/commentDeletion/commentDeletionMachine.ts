import { assign, emit, setup } from 'xstate'
import { pageMessages } from '../../shared/errors.ts'
import { toFailure } from '../failure.ts'
import { commentDeletionActors } from './actors.ts'
import type { CommentDeletionContext, CommentDeletionEvent, CommentDeletionFact, CommentDeletionTag } from './types.ts'

const types: {
  context?: CommentDeletionContext
  events?: CommentDeletionEvent
  emitted?: CommentDeletionFact
  tags?: CommentDeletionTag
} = {}

/** Deleting a comment or a reply, which is asked about first, and for good. */
export const commentDeletionMachine = setup({
  types,
  actors: commentDeletionActors,
  actions: {
    choose: assign((_, params: { commentId: string }) => ({ commentId: params.commentId })),
    announceDeleted: emit({ type: 'comment.deleted' }),
    announceFailure: emit((_, params: { error: unknown }) => ({
      type: 'deletion.failed',
      failure: toFailure(params.error, pageMessages.deleteComment),
    })),
  },
}).createMachine({
  id: 'commentDeletion',
  context: { commentId: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'comment.delete': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } } } },
    asking: {
      tags: 'asking',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'idle' },
    },
    deleting: {
      tags: ['asking', 'busy'],
      invoke: {
        id: 'deleteComment',
        src: 'deleteComment',
        input: ({ context }) => ({ commentId: context.commentId }),
        onDone: { target: 'idle', actions: 'announceDeleted' },
        onError: { target: 'idle', actions: { type: 'announceFailure', params: ({ event }) => event } },
      },
    },
  },
})
