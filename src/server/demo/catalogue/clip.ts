import type { LanguageCode, Licence, VideoCategory } from '../../../shared/contentDetails.ts'
import type { Cue } from '../../../shared/caption/cue.ts'
import type { Picture } from '../drawing/scene.ts'
import type { Sound } from '../drawing/sounds.ts'

/** What a clip shows, one after the other: a picture, `times` in a row. All of a clip have the same size and rate. */
export type Part = { picture: Picture; times: number }

/** A video of the demonstration. */
export type DemoClip = {
  /** username of its creator */
  creator: string
  title: string
  description: string
  category: VideoCategory
  language: LanguageCode
  licence?: Licence
  hashtags: readonly string[]
  /** days before today when it was published */
  age: number
  /** 0–1: the share of the viewers who watch on its first day */
  popularity: number
  parts: readonly Part[]
  sound: Sound
  isDownloadable?: true
  captions?: Readonly<Partial<Record<LanguageCode, readonly Cue[]>>>
}

/** One picture, several times in a row. */
export const repeated = (picture: Picture, times = 1): readonly Part[] => [{ picture, times }]

export const lengthOf = ({ parts }: DemoClip): number => parts.reduce((sum, { picture, times }) => sum + picture.seconds * times, 0)

/** Captions from lines with the second at which each begins. @param end of the last one, in seconds */
export function cues(lines: readonly (readonly [number, string])[], end: number): Cue[] {
  return lines.map(([start, text], index) => ({ startMs: start * 1000, endMs: (lines[index + 1]?.[0] ?? end) * 1000, text }))
}
