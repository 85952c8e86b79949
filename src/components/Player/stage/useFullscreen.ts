import { type RefObject, useEffect } from 'react'
import { usePlayerOfContext } from '../../../machines/player/player/usePlayer.ts'
import { connectStageFullscreen } from '../media/fullscreen.ts'

/** Lets the player's stage fill the screen, where the browser allows it. */
export function useFullscreen(stage: RefObject<HTMLElement | null>): void {
  const actor = usePlayerOfContext()
  useEffect(() => (stage.current ? connectStageFullscreen(stage.current, actor) : undefined), [stage, actor])
}
