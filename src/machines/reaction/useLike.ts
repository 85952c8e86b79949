import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    like: ToggleFlow
  }
}

/** Returns the like of a video. `isLiked` is the cached value, optimistic while a mutation is in flight. */
export function useLike({ contentId, isLiked }: { contentId: string; isLiked: boolean }) {
  const flow = useFlow('like')
  return useToggle(flow, { subjectId: contentId, isOn: isLiked })
}
