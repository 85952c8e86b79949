import type { Chapter } from '../../shared/chapters.ts'

/** The part of an uploaded file that is shown, in seconds from the file's start. */
export type Trim = { start: number; end: number }

export const trimOf = ({ trim_start, trim_end }: { trim_start: number | null; trim_end: number | null }): Trim | undefined =>
  trim_start === null || trim_end === null ? undefined : { start: trim_start, end: trim_end }

/**
 * Returns the input arguments with which ffmpeg reads a file from the keyframe before a place, with times from that place: the frame that
 * is shown there may have begun before. What is decoded before it has a negative time.
 */
export const seekArgs = (seconds: number): string[] => (seconds > 0 ? ['-noaccurate_seek', '-ss', seconds.toFixed(3)] : [])

/** Returns the chapters of a part of a video; the one in which it begins starts with it. */
export function chaptersWithin(chapters: readonly Chapter[], { start, end }: Trim): Chapter[] {
  const before = chapters.findLastIndex((chapter) => chapter.start <= start)
  return chapters
    .slice(Math.max(0, before))
    .filter((chapter) => chapter.start < end)
    .map((chapter) => ({ ...chapter, start: Math.max(0, chapter.start - start) }))
}
