import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    bell: ToggleFlow
  }
}

/** Returns the bell of a followed channel. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useBell({ channelId, isOn }: { channelId: string; isOn: boolean }) {
  const flow = useFlow('bell')
  return useToggle(flow, { subjectId: channelId, isOn })
}
