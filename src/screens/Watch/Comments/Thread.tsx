import { useCallback, useState } from 'react'
import type { CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { Comment } from './Comment.tsx'
import { Replies } from './Replies.tsx'

/** Renders a comment and its conversation, which opens after the user has replied. */
export function Thread({ comment }: { comment: CommentItemFragment }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Comment comment={comment} onReplied={useCallback(() => setOpen(true), [])}>
      {comment.repliesCount > 0 && <Replies comment={comment} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
    </Comment>
  )
}
