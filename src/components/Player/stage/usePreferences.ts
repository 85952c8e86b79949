import { useEffect } from 'react'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'
import { readPreferences, watchPreferences } from '../preferences.ts'

/** Tells an open player what is chosen in the account's menu or in another tab. */
export function usePreferences(actor: PlayerActor): void {
  useEffect(
    () =>
      watchPreferences(() => {
        const { isAutoplayOn, captionsLanguage } = readPreferences()
        actor.send({ type: 'preferences.changed', isAutoplayOn, captionsLanguage })
      }),
    [actor],
  )
}
