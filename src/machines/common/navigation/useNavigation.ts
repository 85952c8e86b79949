import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useFlow } from '../flows.ts'
import type { navigationMachine } from './navigationMachine.ts'

export type NavigationActor = ActorRefFrom<typeof navigationMachine>

declare module '../flows.ts' {
  interface Flows {
    /** The app's only navigation actor, started before React renders. */
    navigation: NavigationActor
  }
}

export function useNavigation() {
  const actor = useFlow('navigation')
  return useMemo(
    () => ({
      /** The screen is rendered: focus and scroll position can be set. Calling it twice (StrictMode) is harmless. */
      screenRendered: () => actor.send({ type: 'screen.rendered' }),
      screenUnmounted: () => actor.send({ type: 'screen.unmounted' }),
    }),
    [actor],
  )
}
