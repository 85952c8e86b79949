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
