import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

/** A mark of a comment: any user's like, the pin or the heart of the video's owner. */
export type CommentMark = 'like' | 'pin' | 'heart'

declare module '../common/flows.ts' {
  interface Flows {
    commentMarks: Readonly<Record<CommentMark, ToggleFlow>>
  }
}

/** Returns one mark of one comment. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useCommentMark(mark: CommentMark, { commentId, isOn }: { commentId: string; isOn: boolean }) {
  const flows = useFlow('commentMarks')
  return useToggle(flows[mark], { subjectId: commentId, isOn })
}
