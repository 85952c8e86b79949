import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { adMachine } from './adMachine.ts'
import * as select from './selectors.ts'
import type { Ad } from './types.ts'

/** Takes intents and the facts of the ad's media element, and emits what the element has to do. */
export type AdActor = ActorRefFrom<typeof adMachine>

export type AdView = { ad: Ad | null; isWaiting: boolean; isShown: boolean; isPaused: boolean; secondsToSkip: number | null }

/** Returns what is shown of an ad. @see selectors.ts */
export function useAd(actor: AdActor): AdView {
  return {
    ad: useSelector(actor, select.selectAd),
    isWaiting: useSelector(actor, select.selectIsWaiting),
    isShown: useSelector(actor, select.selectIsShown),
    isPaused: useSelector(actor, select.selectIsPaused),
    secondsToSkip: useSelector(actor, select.selectSecondsToSkip),
  }
}
