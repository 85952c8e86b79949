import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    commenterBlock: ToggleFlow
  }
}

/** Returns the block of a person under one's own videos. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useCommenterBlock({ userId, isOn }: { userId: string; isOn: boolean }) {
  return useToggle(useFlow('commenterBlock'), { subjectId: userId, isOn })
}
