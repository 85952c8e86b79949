/** One line of captions. `text` is WebVTT markup with nothing but what `sanitiseCueText` keeps. */
export type Cue = { startMs: number; endMs: number; text: string }

export const captionLimits = {
  fileBytes: 1024 * 1024,
  cues: 10_000,
  /** of one cue, in characters of its markup */
  textMax: 1000,
} as const

/** Returns the cues that are shown in a part of `durationMs` that begins at `fromMs`, with times from its beginning. */
export function cuesWithin(cues: readonly Cue[], fromMs: number, durationMs: number): Cue[] {
  return cues
    .map(({ startMs, endMs, text }) => ({
      startMs: Math.round(Math.max(0, startMs - fromMs)),
      endMs: Math.round(Math.min(durationMs, endMs - fromMs)),
      text,
    }))
    .filter(({ startMs, endMs }) => startMs < endMs)
}
