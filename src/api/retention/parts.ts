import type { PlayedRange } from '../../shared/playedRanges.ts'

/** Plays are stored for so many equal parts of a video, whatever its length: it may change by a few frames with each conversion. */
const storedParts = 100

/** Returns how many times each of so many equal parts of a video was watched, from ranges that were watched `times`. */
function timesOf(ranges: readonly (PlayedRange & { times: number })[], duration: number, parts: number): number[] {
  const length = duration / parts
  // The hundredth of the shortest length that a number can hold is zero.
  if (!(length > 0)) return Array.from({ length: parts }, () => 0)
  const within = ({ from, to }: PlayedRange, part: number): number =>
    Math.max(0, Math.min(to, (part + 1) * length) - Math.max(from, part * length))
  return Array.from({ length: parts }, (_, part) => ranges.reduce((sum, range) => sum + (range.times * within(range, part)) / length, 0))
}

/**
 * Returns how many times each hundredth of a video was watched; 0.5 for half of it once.
 * @param ranges as the player claims: what lies beyond the end is left out
 * @param duration seconds @param accepted seconds at most, in all
 */
export function timesWatched(ranges: readonly PlayedRange[], duration: number, accepted: number): number[] {
  const claimed = ranges.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, duration) - from), 0)
  const times = Math.min(1, accepted / claimed)
  return timesOf(
    ranges.map(({ from, to }) => ({ from, to, times })),
    duration,
    storedParts,
  )
}

/** Returns the same for parts of at least a second each: as many as are stored, or fewer for a short video. */
export function ofLongerParts(stored: readonly number[], duration: number): number[] {
  const length = duration / stored.length
  const ranges = stored.map((times, part) => ({ from: part * length, to: (part + 1) * length, times }))
  return timesOf(ranges, duration, Math.max(1, Math.min(stored.length, Math.floor(duration))))
}
