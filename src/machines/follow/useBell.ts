import { createContext, useContext } from 'react'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

export const BellFlowContext = createContext<ToggleFlow | null>(null)

/** Returns the bell of a followed channel. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useBell({ channelId, isOn }: { channelId: string; isOn: boolean }) {
  const flow = useContext(BellFlowContext)
  if (!flow) throw new Error('useBell must be used within BellFlowContext')
  return useToggle(flow, { subjectId: channelId, isOn })
}
