import type { Watched } from '../../../machines/player/playbackReport/types.ts'
import { secondsBeforeViewCounts } from '../../../shared/limits.ts'
import { joinRanges, type PlayedRange } from '../../../shared/playedRanges.ts'

/** Maximum step between two positions, in seconds of the video. A longer one is a jump, not watching. */
const longestStep = 3
/** Seconds of the video between two reports to the server. */
const reportEvery = 10
/** Positions closer than this are the same, in seconds. */
const samePlace = 0.5

export type WatchMeter = {
  /** Call it with the current position. `isPlaying`: frames advance, and the user is not seeking. */
  at: (moment: { position: number; duration: number; isPlaying: boolean }) => void
  /** Returns what is new since the last call; null when there is nothing new, or nothing was played yet. */
  take: () => Watched | null
}

export type WatchMeterOptions = {
  /** called once, as soon as the view may count */
  onEnough: () => void
  /** called after each ten more seconds */
  onStep: (news: Watched) => void
  /** milliseconds */
  now?: () => number
}

/**
 * Counts the seconds of the video that were really shown: seeking, pausing and waiting add nothing. For the view count, it adds at most the
 * elapsed time, as the server does: a higher speed adds nothing.
 */
export function createWatchMeter({ onEnough, onStep, now = () => performance.now() }: WatchMeterOptions): WatchMeter {
  let last: number | null = null
  let lastAt = 0
  let counted = 0
  let isEnough = false
  let place: number | null = null
  let reportedPlace: number | null = null
  let unreported = 0
  let ranges: readonly PlayedRange[] = []

  function countTowardsView(seconds: number, duration: number): void {
    if (isEnough) return
    counted += seconds
    if (duration <= 0 || counted < secondsBeforeViewCounts(duration)) return
    isEnough = true
    onEnough()
  }

  function take(): Watched | null {
    const hasMoved = place !== null && (reportedPlace === null || Math.abs(place - reportedPlace) >= samePlace)
    if (place === null || (unreported === 0 && !hasMoved)) return null
    const news = { position: place, ranges }
    reportedPlace = place
    unreported = 0
    ranges = []
    return news
  }

  return {
    take,
    at({ position, duration, isPlaying }) {
      const from = last ?? position
      const step = position - from
      const passed = (now() - lastAt) / 1000
      last = isPlaying ? position : null
      lastAt = now()
      // Before the first frame, the position was set by the element, not by the user.
      if (isPlaying || place !== null) place = position
      if (step <= 0 || step > longestStep) return
      unreported += step
      ranges = joinRanges(ranges, [{ from, to: position }])
      countTowardsView(Math.min(step, passed), duration)
      const news = unreported >= reportEvery ? take() : null
      if (news) onStep(news)
    },
  }
}
