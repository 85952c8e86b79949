import { secondsBeforeViewCounts } from '../../shared/limits.ts'

/** A longer step between two reports of the position is a jump, not watching. In seconds of the film. */
const longestStep = 3

export type WatchMeter = {
  /** The film stands at `position` of `duration` seconds. `isPlaying`: frames move, and nobody is seeking. */
  at: (moment: { position: number; duration: number; isPlaying: boolean }) => void
}

/**
 * Adds up the seconds of the film that were really shown, and no more of them than really passed, as the server does: seeking,
 * pausing, waiting and a higher speed add nothing.
 * @param onEnough called once, as soon as the view may count
 * @param now milliseconds
 */
export function createWatchMeter(onEnough: () => void, now: () => number = () => performance.now()): WatchMeter {
  let last: number | null = null
  let lastAt = 0
  let watched = 0
  let isEnough = false
  return {
    at({ position, duration, isPlaying }) {
      const step = last === null ? 0 : position - last
      const passed = (now() - lastAt) / 1000
      last = isPlaying ? position : null
      lastAt = now()
      if (isEnough || step <= 0 || step > longestStep) return
      watched += Math.min(step, passed)
      if (duration <= 0 || watched < secondsBeforeViewCounts(duration)) return
      isEnough = true
      onEnough()
    },
  }
}
