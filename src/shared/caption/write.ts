import type { Cue } from './cue.ts'
import { formatTimestamp } from './time.ts'

/** Returns the cues, whose texts are sanitised, as a WebVTT file. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text }) => `${formatTimestamp(startMs)} --> ${formatTimestamp(endMs)}\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}
