import type { PictureQuality } from '../../machines/player/player/types.ts'
import type { PlayerControls } from '../../machines/player/player/usePlayer.ts'

/** The controls of the mounted media element. */
export type MediaElementControls = {
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
  setQuality: (quality: PictureQuality) => void
}

/**
 * Outlives the media elements: the position, and the controls of the mounted one. At the first press, the player's code may still be loading;
 * another source remounts the element.
 */
export type Continuity = PlayerControls & {
  /** seconds from the start */
  position: number
  /** Called before an element is removed. */
  keepFocus: (hadFocus: boolean) => void
  /** @returns true, once, when the focus was in the element that was removed: the next one takes it */
  takeFocus: () => boolean
  /** @returns detaches these controls */
  attach: (controls: MediaElementControls) => () => void
}

/** @param startAt seconds from the start */
export function createContinuity(startAt = 0): Continuity {
  let element: MediaElementControls | null = null
  let isFocusWaiting = false
  return {
    position: startAt,
    play: () => element?.play(),
    pause: () => element?.pause(),
    goTo(seconds) {
      this.position = seconds
      element?.seek(seconds)
    },
    keepFocus: (hadFocus) => {
      isFocusWaiting = hadFocus
    },
    takeFocus() {
      const isTaken = isFocusWaiting
      isFocusWaiting = false
      return isTaken
    },
    setQuality: (quality) => element?.setQuality(quality),
    attach(controls) {
      element = controls
      return () => {
        if (element === controls) element = null
      }
    },
  }
}
