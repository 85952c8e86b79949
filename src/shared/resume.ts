/** Below this a person has only looked in, in seconds. */
const lookedIn = 5
/** The credits: from this share on, a film counts as seen. */
const seenShare = 0.95

/**
 * Where watching goes on.
 * @param position seconds from the start where the viewer stopped, null when they never began
 * @param duration seconds, 0 while unknown
 * @returns null when it starts at the beginning: hardly begun, or nearly finished
 */
export function resumePosition(position: number | null, duration: number): number | null {
  if (position === null || position < lookedIn || position >= duration * seenShare) return null
  return position
}

/** The share of a film that lies behind the viewer, 0 to 1; null when there is nothing to show. */
export function watchedShare(position: number | null, duration: number): number | null {
  if (position === null || position <= 0 || duration <= 0) return null
  return position >= duration * seenShare ? 1 : position / duration
}

/** Where a film starts, in seconds, and whether that is because the viewer stopped there. */
export type PlaybackStart = { position: number; isResumed: boolean }

/**
 * The address wins over the history.
 * @param t seconds as `?t=` has them («90», «90s»); anything else is ignored, and so is what lies beyond the end
 */
export function playbackStart(t: string | null, position: number | null, duration: number): PlaybackStart {
  const asked = /^(\d{1,6})s?$/.exec(t ?? '')?.[1]
  if (asked !== undefined && (duration <= 0 || Number(asked) < duration)) return { position: Number(asked), isResumed: false }
  const resumed = resumePosition(position, duration)
  return { position: resumed ?? 0, isResumed: resumed !== null }
}
