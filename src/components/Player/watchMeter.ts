import type { Watched } from '../../machines/playbackReport/types.ts'
import { secondsBeforeViewCounts } from '../../shared/limits.ts'

/** A longer step between two reports of the position is a jump, not watching. In seconds of the film. */
const longestStep = 3
/** Seconds of the film after which the server is told. */
const reportEvery = 10
/** A place that differs by less is the same, in seconds. */
const samePlace = 0.5

export type WatchMeter = {
  /** The film stands at `position` of `duration` seconds. `isPlaying`: frames move, and nobody is seeking. */
  at: (moment: { position: number; duration: number; isPlaying: boolean }) => void
  /** What is new since the last time that it was taken; null when nothing is, or nothing was played yet. */
  take: () => Watched | null
}

export type WatchMeterOptions = {
  /** called once, as soon as the view may count */
  onEnough: () => void
  /** called whenever there are ten more seconds to tell of */
  onStep: (news: Watched) => void
  /** milliseconds */
  now?: () => number
}

/**
 * Adds up the seconds of the film that were really shown: seeking, pausing and waiting add nothing. Towards the view count no
 * more of them than really passed, as the server does: a higher speed adds nothing there.
 */
export function createWatchMeter({ onEnough, onStep, now = () => performance.now() }: WatchMeterOptions): WatchMeter {
  let last: number | null = null
  let lastAt = 0
  let counted = 0
  let isEnough = false
  let place: number | null = null
  let toldPlace: number | null = null
  let untold = 0

  function countTowardsView(seconds: number, duration: number): void {
    if (isEnough) return
    counted += seconds
    if (duration <= 0 || counted < secondsBeforeViewCounts(duration)) return
    isEnough = true
    onEnough()
  }

  function take(): Watched | null {
    const hasMoved = place !== null && (toldPlace === null || Math.abs(place - toldPlace) >= samePlace)
    if (place === null || (untold === 0 && !hasMoved)) return null
    const news = { position: place, watched: untold }
    toldPlace = place
    untold = 0
    return news
  }

  return {
    take,
    at({ position, duration, isPlaying }) {
      const step = last === null ? 0 : position - last
      const passed = (now() - lastAt) / 1000
      last = isPlaying ? position : null
      lastAt = now()
      // Before the first frame the place is the element's, not the person's.
      if (isPlaying || place !== null) place = position
      if (step <= 0 || step > longestStep) return
      untold += step
      countTowardsView(Math.min(step, passed), duration)
      const news = untold >= reportEvery ? take() : null
      if (news) onStep(news)
    },
  }
}
