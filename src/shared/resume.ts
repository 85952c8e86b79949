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
