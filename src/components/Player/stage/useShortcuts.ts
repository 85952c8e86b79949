import { type RefObject, useEffect } from 'react'
import { selectIsAway, selectIsMini } from '../../../machines/player/player/selectors.ts'
import type { PlayerIntent } from '../../../machines/player/player/types.ts'
import { usePlayer, usePlayerOfContext } from '../../../machines/player/player/usePlayer.ts'
import { shortcutOf } from './shortcuts.ts'

/** Listens for the player's keys: on the whole page, as users expect of a page about one video, and mostly in the player beside another page. */
export function useShortcuts(stage: RefObject<HTMLElement | null>): void {
  const { send } = usePlayerOfContext()
  const isAway = usePlayer(selectIsAway)
  const isMini = usePlayer(selectIsMini)
  const place = isAway ? 'away' : isMini ? 'mini' : 'page'
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const intent: PlayerIntent | null = stage.current && shortcutOf(event, stage.current, place)
      if (!intent) return
      event.preventDefault()
      send(intent)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [stage, send, place])
}
