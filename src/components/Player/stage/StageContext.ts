import { createContext, type RefObject, useContext } from 'react'
import { selectIsFullscreen } from '../../../machines/player/player/selectors.ts'
import { usePlayer } from '../../../machines/player/player/usePlayer.ts'

/** Holds the element that fills the screen. */
export const StageContext = createContext<RefObject<HTMLElement | null>>({ current: null })

export const useStage = (): RefObject<HTMLElement | null> => useContext(StageContext)

/** Returns where a menu opens: over the page, so that a small player does not cut it, or inside what fills the screen. */
export function useMenuContainer(): RefObject<HTMLElement | null> | undefined {
  const stage = useStage()
  return usePlayer(selectIsFullscreen) ? stage : undefined
}
