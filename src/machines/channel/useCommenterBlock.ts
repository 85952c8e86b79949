import { useFlow } from '../common/flows.ts'
import { type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

declare module '../common/flows.ts' {
  interface Flows {
    commenterBlock: ToggleFlow
  }
}

/** What the toggle changes: a person under the videos of a channel. */
export type CommenterBlockSubject = { channelId: string; userId: string }

/** Reads the subject of the toggle, whose ids are UUIDs. */
export function commenterBlockSubject(subjectId: string): CommenterBlockSubject {
  const [channelId = '', userId = ''] = subjectId.split('/')
  return { channelId, userId }
}

/** Returns the block of a person under a channel's videos. `isOn` is the cached value, optimistic while a mutation is in flight. */
export function useCommenterBlock({ channelId, userId, isOn }: CommenterBlockSubject & { isOn: boolean }) {
  return useToggle(useFlow('commenterBlock'), { subjectId: `${channelId}/${userId}`, isOn })
}
