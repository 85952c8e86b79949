import { createContext, useCallback, useContext } from 'react'
import { type Toggled, type ToggleFlow, useToggle } from '../toggle/useToggle.ts'

/** `onUnfollowed` is told the channel's name. */
export type FollowFlow = ToggleFlow & { onUnfollowed: (channelName: string) => void }

export const FollowFlowContext = createContext<FollowFlow | null>(null)

type Followed = { channelId: string; channelName: string; isFollowing: boolean }

/** Following a channel. `isFollowing` is the cache's answer, optimistic while a mutation is in flight. */
export function useFollow({ channelId, channelName, isFollowing }: Followed) {
  const flow = useContext(FollowFlowContext)
  if (!flow) throw new Error('useFollow must be used within FollowFlowContext')
  const onFact = useCallback<NonNullable<Toggled['onFact']>>(
    (fact) => {
      if (fact.type === 'toggle.saved' && !fact.isOn) flow.onUnfollowed(channelName)
    },
    [flow, channelName],
  )
  return useToggle(flow, { subjectId: channelId, isOn: isFollowing, onFact })
}
