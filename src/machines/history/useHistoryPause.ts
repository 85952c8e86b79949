import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    historyPause: ToggleFlow
  }
}

/** Returns the switch that pauses the history. `isPaused` is the cached value, optimistic while a mutation is in flight. */
export function useHistoryPause({ viewerId, isPaused }: { viewerId: string; isPaused: boolean }) {
  const flow = useFlow('historyPause')
  return useToggle(flow, { subjectId: viewerId, isOn: isPaused })
}
