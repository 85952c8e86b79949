/** Two digits of hours at most: the player's parser drops a cue that has three. */
const timestamp = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{3})$/

/**
 * Reads a time of WebVTT (`01:02.500`) or SRT (`00:01:02,500`).
 * @returns milliseconds, undefined when it is not one
 */
export function parseTimestamp(text: string): number | undefined {
  const match = timestamp.exec(text)
  if (!match) return undefined
  const [, hours = 0, minutes, seconds, milliseconds] = match
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(milliseconds)
}

export function formatTimestamp(ms: number): string {
  const part = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0')
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`
}

/**
 * Reads a time as people type it: `5`, `1:02`, `1:02,5` or `1:00:02.500`.
 * @returns milliseconds, undefined when it is not one
 */
export function parseTypedTime(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, hours = '0', minutes = '0', seconds = '', fraction = ''] = match
  return parseTimestamp(`${hours}:${minutes}:${seconds.padStart(2, '0')}.${fraction.padEnd(3, '0')}`)
}

/** Returns a time as people type it: `1:02.500`, `1:00:02`. */
export function formatTypedTime(ms: number): string {
  return formatTimestamp(ms)
    .replace(/^00:0?/, '')
    .replace(/^0(?=\d)/, '')
    .replace(/\.000$/, '')
}
