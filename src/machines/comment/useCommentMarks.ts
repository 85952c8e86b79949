import { createContext, useContext } from 'react'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

/** A mark of a comment: any user's like, the pin or the heart of the video's owner. */
export type CommentMark = 'like' | 'pin' | 'heart'

export const CommentMarksFlowContext = createContext<Readonly<Record<CommentMark, ToggleFlow>> | null>(null)

/** Returns one mark of one comment. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useCommentMark(mark: CommentMark, { commentId, isOn }: { commentId: string; isOn: boolean }) {
  const flows = useContext(CommentMarksFlowContext)
  if (!flows) throw new Error('useCommentMark must be used within CommentMarksFlowContext')
  return useToggle(flows[mark], { subjectId: commentId, isOn })
}
