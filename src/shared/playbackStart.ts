import { resumePosition } from './resumePosition.ts'

/**
 * The position where a video starts, in seconds, and whether it is where the viewer stopped before. It pauses at `end`, null for the video's
 * own end.
 */
export type PlaybackStart = { position: number; isResumed: boolean; end: number | null }

/** The part of a video that an address asks for, in seconds; null where it says nothing. */
export type RequestedPart = { start: number | null; end: number | null }

/** «1h2m3s» with any of its parts, or «1:02:03», «90:00», «90». */
const timeShape = /^(?=.)(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$|^(?:(?:(\d{1,6}):(?=[0-5]\d:))?(\d{1,6}):(?=[0-5]\d$))?(\d{1,6})$/i

/** Parses a time. @param text from `?t=` or from people's texts @returns seconds from the start, null for anything else */
export function parseTime(text: string | null): number | null {
  const parts = timeShape.exec(text ?? '')
  return parts && [1, 2, 3].reduce((sum, unit) => sum * 60 + Number(parts[unit] ?? parts[unit + 3] ?? 0), 0)
}

/**
 * Returns the part of a video that an address asks for, in the usual forms: `?t=65`, `?t=1m5s`, `?t=1:05`, `?start=65&end=90` (also `stop`),
 * `#t=65,90` (Media Fragments).
 */
export function requestedPart({ search, hash }: { search: string; hash: string }): RequestedPart {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const time = query.get('t') ?? query.get('start') ?? fragment.get('t') ?? ''
  const [start = '', end = query.get('end') ?? query.get('stop')] = time.replace(/^npt:/, '').split(',')
  return { start: parseTime(withoutFraction(start)), end: parseTime(withoutFraction(end ?? '')) }
}

const withoutFraction = (time: string): string => time.replaceAll(/\.\d+/g, '')

/**
 * Returns where a video starts and ends: the address has priority over the history.
 * @param part of the address; a start beyond the end of the video, and an end that is not behind the start, are ignored
 */
export function playbackStart({ start, end }: RequestedPart, position: number | null, duration: number): PlaybackStart {
  const isStartValid = start !== null && (duration <= 0 || start < duration)
  const resumed = isStartValid ? null : resumePosition(position, duration)
  const from = isStartValid ? start : (resumed ?? 0)
  const isEndValid = end !== null && end > from && (duration <= 0 || end < duration)
  return { position: from, isResumed: resumed !== null, end: isEndValid ? end : null }
}
