import { resumePosition } from './resume.ts'

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
