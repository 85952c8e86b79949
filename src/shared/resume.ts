/** In seconds. Below this position a video counts as not begun; for a short video the threshold is lower. */
export const lookedIn = 5
/** From this share on a video counts as watched: the rest is credits. */
export const seenShare = 0.95

/**
 * Returns the watched share of a video, 0 to 1; null when there is nothing to show or to resume: hardly begun, or of unknown length. The
 * progress bar, «Reprendre» and the start of the player all use it; `isUnfinished` in db/history is the same rule for lists.
 */
export function watchedShare(position: number | null, duration: number): number | null {
  if (position === null || duration <= 0 || position < Math.min(lookedIn, duration * (1 - seenShare))) return null
  return position >= duration * seenShare ? 1 : position / duration
}

/** True for a video that the viewer has begun and not watched to the end: «Reprendre» shows it. */
export function isUnfinished({ viewerPosition, duration }: { viewerPosition: number | null; duration: number }): boolean {
  const share = watchedShare(viewerPosition, duration)
  return share !== null && share < 1
}
