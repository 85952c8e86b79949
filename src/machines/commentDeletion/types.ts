import type { Failure } from '../failure.ts'

export type CommentDeletionContext = { commentId: string }

export type CommentDeletionEvent =
  | { type: 'comment.delete'; commentId: string }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }

export type CommentDeletionFact = { type: 'comment.deleted' } | { type: 'deletion.failed'; failure: Failure }

export type CommentDeletionTag = 'asking' | 'busy'
