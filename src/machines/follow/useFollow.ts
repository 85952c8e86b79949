import { useCallback, useRef } from 'react'
import { useFlow } from '../common/flows.ts'
import { type Toggled, type ToggleFlow, useToggle } from '../common/toggle/useToggle.ts'

/** The data needed to follow the channel again as before. `onUndo` is called when the user undoes the unfollow. */
export type Unfollowed = { channelId: string; channelName: string; hadBell: boolean; onUndo: (() => void) | undefined }

export type FollowFlow = ToggleFlow & { onUnfollowed: (channel: Unfollowed) => void }

declare module '../common/flows.ts' {
  interface Flows {
    follow: FollowFlow
  }
}

type Followed = { channelId: string; channelName: string; isFollowing: boolean; hasBell: boolean }

/** Returns the follow toggle of a channel. `isFollowing` is the cached value, optimistic while a mutation is in flight. */
export function useFollow({ channelId, channelName, isFollowing, hasBell }: Followed) {
  const flow = useFlow('follow')
  // The values when the button was pressed: the response of an unfollow no longer contains the bell.
  const pressed = useRef<Pick<Unfollowed, 'hadBell' | 'onUndo'>>({ hadBell: false, onUndo: undefined })
  const onFact = useCallback<NonNullable<Toggled['onFact']>>(
    (fact) => {
      if (fact.type === 'toggle.saved' && !fact.isOn) flow.onUnfollowed({ channelId, channelName, ...pressed.current })
    },
    [flow, channelId, channelName],
  )
  const { isSaving, toggle } = useToggle(flow, { subjectId: channelId, isOn: isFollowing, onFact })
  return {
    isSaving,
    toggle: (onUndo?: () => void) => {
      pressed.current = { hadBell: hasBell, onUndo }
      toggle()
    },
  }
}
