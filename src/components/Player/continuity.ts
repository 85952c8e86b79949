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
 * a retry mounts another element.
 */
export type Continuity = PlayerControls & {
  /** seconds from the start */
  position: number
  /** @returns detaches these controls */
  attach: (controls: MediaElementControls) => () => void
}

/** @param startAt seconds from the start */
export function createContinuity(startAt = 0): Continuity {
  let element: MediaElementControls | null = null
  return {
    position: startAt,
    play: () => element?.play(),
    pause: () => element?.pause(),
    goTo(seconds) {
      this.position = seconds
      element?.seek(seconds)
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
