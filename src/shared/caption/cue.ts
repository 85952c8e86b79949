/** One line of captions. `text` is WebVTT markup with nothing but what `sanitiseCueText` keeps. */
export type Cue = { startMs: number; endMs: number; text: string }

export const captionLimits = {
  fileBytes: 1024 * 1024,
  cues: 10_000,
  /** of one cue, in characters of its markup */
  textMax: 1000,
} as const
