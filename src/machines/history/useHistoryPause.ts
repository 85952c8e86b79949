import { createContext, useContext } from 'react'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

export const HistoryPauseFlowContext = createContext<ToggleFlow | null>(null)

/** Returns the switch that pauses the history. `isPaused` is the cached value, optimistic while a mutation is in flight. */
export function useHistoryPause({ viewerId, isPaused }: { viewerId: string; isPaused: boolean }) {
  const flow = useContext(HistoryPauseFlowContext)
  if (!flow) throw new Error('useHistoryPause must be used within HistoryPauseFlowContext')
  return useToggle(flow, { subjectId: viewerId, isOn: isPaused })
}
