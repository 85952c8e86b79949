import { watchedShare } from './resume.ts'

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
