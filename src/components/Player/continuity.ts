import type { PlayerControls } from '../../machines/player/usePlayer.ts'

/** The media element, once there is one. */
export type MediaElementControls = { play: () => void; pause: () => void; seek: (seconds: number) => void }

/**
 * What outlives a media element: where the person is in the film, and whether they want it to run. The code
 * of the player may still be on its way at the first press, and a better version brings a new element.
 */
export type Continuity = PlayerControls & {
  /** seconds from the start */
  position: number
  wantsToPlay: boolean
  /** To another place in the film; it runs or rests as before. @param seconds from the start */
  goTo: (seconds: number) => void
  /** @returns forgets these controls again */
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
