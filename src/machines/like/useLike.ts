import { createContext, useContext } from 'react'
import { type ToggleFlow, useToggle } from '../toggle/useToggle.ts'

export const LikeFlowContext = createContext<ToggleFlow | null>(null)

/** The heart of a video. `isLiked` is the cache's answer, optimistic while a mutation is in flight. */
export function useLike({ contentId, isLiked }: { contentId: string; isLiked: boolean }) {
  const flow = useContext(LikeFlowContext)
  if (!flow) throw new Error('useLike must be used within LikeFlowContext')
  return useToggle(flow, { subjectId: contentId, isOn: isLiked })
}
