import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    mute: ToggleFlow
  }
}

/** Returns the mute of a channel. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useMute({ channelId, isOn }: { channelId: string; isOn: boolean }) {
  const flow = useFlow('mute')
  return useToggle(flow, { subjectId: channelId, isOn })
}
