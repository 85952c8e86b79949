/** Below this a person has only looked in, in seconds; of a film that is short, sooner. */
const lookedIn = 5
/** The credits: from this share on, a film counts as seen. */
const seenShare = 0.95

/**
 * The share of a film that lies behind the viewer, 0 to 1; null when there is nothing to show or to go on with: hardly begun, or of
 * unknown length. Its bar, «Reprendre» and the start of the player all come from here.
 */
export function watchedShare(position: number | null, duration: number): number | null {
  if (position === null || duration <= 0 || position < Math.min(lookedIn, duration * (1 - seenShare))) return null
  return position >= duration * seenShare ? 1 : position / duration
}

/**
 * Where watching goes on.
 * @param position seconds from the start where the viewer stopped, null when they never began
 * @param duration seconds, 0 while unknown
 * @returns null when it starts at the beginning: hardly begun, or nearly finished
 */
export function resumePosition(position: number | null, duration: number): number | null {
  const share = watchedShare(position, duration)
  return share === null || share === 1 ? null : position
}

/** Where a film starts, in seconds, and whether that is because the viewer stopped there. */
export type PlaybackStart = { position: number; isResumed: boolean }

/** «1h2m3s» with any of its parts, or «1:02:03», «90:00», «90». */
const timeShape = /^(?=.)(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$|^(?:(?:(\d{1,6}):(?=[0-5]\d:))?(\d{1,6}):(?=[0-5]\d$))?(\d{1,6})$/i

/** @param text as `?t=` and people's texts name a place in a film @returns seconds from the start, null for anything else */
export function parseTime(text: string | null): number | null {
  const parts = timeShape.exec(text ?? '')
  return parts && [1, 2, 3].reduce((sum, unit) => sum * 60 + Number(parts[unit] ?? parts[unit + 3] ?? 0), 0)
}

/**
 * The address wins over the history.
 * @param t `?t=` of the address; what is no time is ignored, and so is what lies beyond the end
 */
export function playbackStart(t: string | null, position: number | null, duration: number): PlaybackStart {
  const asked = parseTime(t)
  if (asked !== null && (duration <= 0 || asked < duration)) return { position: asked, isResumed: false }
  const resumed = resumePosition(position, duration)
  return { position: resumed ?? 0, isResumed: resumed !== null }
}
