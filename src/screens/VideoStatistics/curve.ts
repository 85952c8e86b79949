import type { Chapter } from '../../shared/chapters.ts'
import { formatDuration } from '../../shared/format/duration.ts'

/** A part of a video: its beginning in seconds, the share of the plays that watched it, and the chapter that it is in. */
export type Moment = { start: number; share: number; chapter: string | null }

/** @param shares of equal parts @param duration in seconds */
export function momentsOf(shares: readonly number[], duration: number, chapters: readonly Chapter[]): Moment[] {
  return shares.map((share, part) => {
    const start = (part * duration) / shares.length
    const end = ((part + 1) * duration) / shares.length
    return { start, share, chapter: chapters.findLast((chapter) => chapter.start < end)?.title ?? null }
  })
}

/** Returns the shares at which the plot has a line, from its top to 0: at least from 1, in steps of a half, or of as many more as fit. */
export function gridOf(shares: readonly number[]): number[] {
  const most = Math.max(1, ...shares)
  const step = Math.ceil(most / 2) / 2
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, line) => line * step).toReversed()
}

/** «63 %» */
export const formatShare = (share: number): string => `${Math.round(share * 100)}\u00a0%`

/** «À 1:05 : 63 % des lectures» */
export const readMoment = ({ start, share }: Moment): string => `À ${formatDuration(start)}\u202f: ${formatShare(share)} des lectures`

/** A passage that was watched again, in seconds, and the share of its most watched part. */
export type Passage = { start: number; end: number; share: number }

/** Less may be chance. */
const leastGain = 0.05

/**
 * Returns the passage to which viewers come back most. A part can be watched more often than one before it, or than once a play, only by those
 * who jump to it: the passage is where the curve rises most above its lowest part so far, with the neighbours that rise half as much.
 * @returns null where the curve only falls
 */
export function mostReplayed(shares: readonly number[], duration: number): Passage | null {
  let lowest = 1
  const gains = shares.map((share) => {
    const gain = share - lowest
    lowest = Math.min(lowest, share)
    return gain
  })
  const most = Math.max(...gains)
  if (!(most >= leastGain)) return null
  const peak = gains.indexOf(most)
  const isLess = (gain: number): boolean => gain < most / 2
  const first = gains.slice(0, peak).findLastIndex(isLess) + 1
  const after = gains.slice(peak).findIndex(isLess)
  const last = after === -1 ? gains.length : peak + after
  return { start: (first * duration) / shares.length, end: (last * duration) / shares.length, share: shares[peak] ?? 0 }
}
