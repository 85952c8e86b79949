import { secondsBeforeViewCounts } from '../../shared/limits.ts'

/** A longer step between two reports of the position is a jump, not watching. In seconds of the film. */
const longestStep = 3

export type WatchMeter = {
  /** The film stands at `position` of `duration` seconds. `isPlaying`: frames move, and nobody is seeking. */
  at: (moment: { position: number; duration: number; isPlaying: boolean }) => void
}

/**
 * Adds up the seconds of the film that were really shown: seeking, pausing and waiting add nothing.
 * @param onEnough called once, as soon as the view may count
 */
export function createWatchMeter(onEnough: () => void): WatchMeter {
  let last: number | null = null
  let watched = 0
  let isEnough = false
  return {
    at({ position, duration, isPlaying }) {
      const step = last === null ? 0 : position - last
      last = isPlaying ? position : null
      if (isEnough || step <= 0 || step > longestStep) return
      watched += step
      if (duration <= 0 || watched < secondsBeforeViewCounts(duration)) return
      isEnough = true
      onEnough()
    },
  }
}
