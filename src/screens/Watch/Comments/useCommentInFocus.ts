import { useSearchParams } from 'wouter'
import { CommentInFocusDocument, type CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import { commentInFocusOf } from './commentInFocus.ts'

/** The comment that the address names, if this video has it; null too when it is gone or hidden, or still on its way. */
export function useCommentInFocus(contentId: string): CommentItemFragment | null {
  const [search] = useSearchParams()
  const id = commentInFocusOf(search)
  const screen = useScreen(
    { query: CommentInFocusDocument, variables: { id: id ?? '' }, pause: id === null },
    // While another one is asked for, the answer is still that of the one before.
    ({ comment }) => (comment?.id === id && comment.contentId === contentId ? comment : null),
  )
  return id !== null && screen.status === 'loaded' ? screen.data : null
}
