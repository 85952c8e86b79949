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

/** Returns the line of the curve in a square of 100, from the left edge to the right one, through the middle of each part. */
export function linePath(shares: readonly number[], top: number): string {
  const width = 100 / shares.length
  const heights = shares.map((share) => 100 - (share / top) * 100)
  const points = heights.map((y, part): readonly [x: number, y: number] => [(part + 0.5) * width, y])
  const edges = [[0, heights[0] ?? 100] as const, ...points, [100, heights.at(-1) ?? 100] as const]
  return `M${edges.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
}
