import type { PlayerControls } from '../../machines/player/player/usePlayer.ts'

/** The controls of the mounted media element. */
export type MediaElementControls = { play: () => void; pause: () => void; seek: (seconds: number) => void }

/**
 * State that outlives a media element: the position, and whether the user wants it to play. At the first press, the player's code may still
 * be loading; a better version remounts the element.
 */
export type Continuity = PlayerControls & {
  /** seconds from the start */
  position: number
  wantsToPlay: boolean
  /** @returns detaches these controls */
  attach: (controls: MediaElementControls) => () => void
}

/** @param startAt seconds from the start */
export function createContinuity(startAt = 0): Continuity {
  let element: MediaElementControls | null = null
  return {
    position: startAt,
    wantsToPlay: false,
    play() {
      this.wantsToPlay = true
      element?.play()
    },
    pause() {
      this.wantsToPlay = false
      element?.pause()
    },
    goTo(seconds) {
      this.position = seconds
      element?.seek(seconds)
    },
    attach(controls) {
      element = controls
      return () => {
        if (element === controls) element = null
      }
    },
  }
}
