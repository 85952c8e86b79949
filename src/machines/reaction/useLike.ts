import { createContext, useContext } from 'react'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

export const LikeFlowContext = createContext<ToggleFlow | null>(null)

/** Returns the like of a video. `isLiked` is the cached value, optimistic while a mutation is in flight. */
export function useLike({ contentId, isLiked }: { contentId: string; isLiked: boolean }) {
  const flow = useContext(LikeFlowContext)
  if (!flow) throw new Error('useLike must be used within LikeFlowContext')
  return useToggle(flow, { subjectId: contentId, isOn: isLiked })
}
