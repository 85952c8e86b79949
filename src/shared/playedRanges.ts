/** A part of a video that was shown, in seconds from its start. */
export type PlayedRange = { from: number; to: number }

/** Ranges in one playback report. */
export const playedRangesMax = 100

/** Returns both in the order in which they were played. Ranges that follow each other become one; of too many, the first ones go. */
export function joinRanges(earlier: readonly PlayedRange[], later: readonly PlayedRange[]): PlayedRange[] {
  const joined = [...earlier]
  for (const range of later) {
    const last = joined.at(-1)
    if (last?.to === range.from) joined.splice(-1, 1, { from: last.from, to: range.to })
    else joined.push(range)
  }
  return joined.slice(-playedRangesMax)
}
