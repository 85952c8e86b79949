import { useSearchParams } from 'wouter'
import { CommentInFocusDocument, type CommentItemFragment } from '../../../graphql/generated/graphql.ts'
import { useScreen } from '../../../graphql/useScreen.ts'
import { commentInFocusOf } from './commentInFocus.ts'

/** Returns the comment in the address if it belongs to this video; null when it is deleted, hidden or not loaded yet. */
export function useCommentInFocus(contentId: string): CommentItemFragment | null {
  const [search] = useSearchParams()
  const id = commentInFocusOf(search)
  const screen = useScreen(
    { query: CommentInFocusDocument, variables: { id: id ?? '' }, pause: id === null },
    // While another comment is being fetched, the result is still the previous one.
    ({ comment }) => (comment?.id === id && comment.contentId === contentId ? comment : null),
  )
  return id !== null && screen.status === 'loaded' ? screen.data : null
}
