/** In seconds. Below this position a video counts as not begun; for a short video the threshold is lower. */
const lookedIn = 5
/** From this share on a video counts as watched: the rest is credits. */
const seenShare = 0.95

/**
 * Returns the watched share of a video, 0 to 1; null when there is nothing to show or to resume: hardly begun, or of unknown length. The
 * progress bar, «Reprendre» and the start of the player all use it.
 */
export function watchedShare(position: number | null, duration: number): number | null {
  if (position === null || duration <= 0 || position < Math.min(lookedIn, duration * (1 - seenShare))) return null
  return position >= duration * seenShare ? 1 : position / duration
}

/**
 * Returns the position where watching resumes.
 * @param position seconds from the start where the viewer stopped, null when they never began
 * @param duration seconds, 0 while unknown
 * @returns null when it starts at the beginning: hardly begun, or nearly finished
 */
export function resumePosition(position: number | null, duration: number): number | null {
  const share = watchedShare(position, duration)
  return share === null || share === 1 ? null : position
}

/** The position where a video starts, in seconds, and whether it is where the viewer stopped before. */
export type PlaybackStart = { position: number; isResumed: boolean }

/** «1h2m3s» with any of its parts, or «1:02:03», «90:00», «90». */
const timeShape = /^(?=.)(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$|^(?:(?:(\d{1,6}):(?=[0-5]\d:))?(\d{1,6}):(?=[0-5]\d$))?(\d{1,6})$/i

/** Parses a time. @param text from `?t=` or from people's texts @returns seconds from the start, null for anything else */
export function parseTime(text: string | null): number | null {
  const parts = timeShape.exec(text ?? '')
  return parts && [1, 2, 3].reduce((sum, unit) => sum * 60 + Number(parts[unit] ?? parts[unit + 3] ?? 0), 0)
}

/**
 * Returns where a video starts: the address has priority over the history.
 * @param t `?t=` of the address; an invalid time, or one beyond the end, is ignored
 */
export function playbackStart(t: string | null, position: number | null, duration: number): PlaybackStart {
  const asked = parseTime(t)
  if (asked !== null && (duration <= 0 || asked < duration)) return { position: asked, isResumed: false }
  const resumed = resumePosition(position, duration)
  return { position: resumed ?? 0, isResumed: resumed !== null }
}
