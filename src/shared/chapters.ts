import { plainText } from './text.ts'
import { parseTime } from './playbackStart.ts'

/** A part of a video. `start` in seconds. */
export type Chapter = { start: number; title: string }

export const chapterLimits = { most: 100, titleMax: 100, fewest: 2 } as const

/** «0:00 Titre», «[1:02:03] - Titre», «12:30 – Titre»: a time at the start of a line, and a title. */
const chapterLine = /^[-–—•*]?\s*[[(]?((?:\d{1,3}:)?\d{1,3}:[0-5]\d)[\])]?\s*(?:[-–—:|]\s*)?(\S.*)$/u

/** Returns a title as it is shown, cut where it is too long. */
const titleOf = (text: string): string =>
  plainText(
    plainText(text)
      .slice(0, chapterLimits.titleMax)
      .replace(/[\uD800-\uDBFF]$/, ''),
  )

/** True when these are chapters of a video: in order, the first at its beginning, the last before its end. */
function areChapters(chapters: readonly Chapter[], duration: number): boolean {
  if (chapters.length < chapterLimits.fewest || chapters.length > chapterLimits.most || chapters[0]?.start !== 0) return false
  const isInOrder = chapters.every(({ start }, index) => index === 0 || start > (chapters[index - 1]?.start ?? 0))
  return isInOrder && (duration === 0 || chapters.every(({ start }) => start < duration))
}

/**
 * Reads the chapters of a description: its lines that begin with a time. They count when there are at least two, in order, from 0:00 on.
 * @param duration in seconds; 0 when it is not known yet
 */
export function readChapters(description: string, duration: number): Chapter[] {
  const chapters = description.split('\n').flatMap((line): Chapter[] => {
    const [, time = '', text = ''] = chapterLine.exec(line.trim()) ?? []
    const [start, title] = [parseTime(time), titleOf(text)]
    return start === null || title === '' ? [] : [{ start, title }]
  })
  return areChapters(chapters, duration) ? chapters : []
}

/**
 * Returns the chapters that a file has, as far as they can be shown.
 * @param chapters untrusted titles @param duration in seconds
 */
export function usableChapters(chapters: readonly Chapter[], duration: number): Chapter[] {
  const named = chapters
    .map(({ start, title }) => ({ start: Math.max(0, start), title: titleOf(title) }))
    .filter(({ title }) => title !== '')
  return areChapters(named, duration) ? named : []
}

/** Returns the chapters of a video: those of its description, else those of its file. @param duration in seconds */
export function chaptersOf(description: string, ofFile: readonly Chapter[] | null, duration: number): Chapter[] {
  const described = readChapters(description, duration)
  return described.length > 0 ? described : usableChapters(ofFile ?? [], duration)
}

/** Returns the chapter of a position, in seconds; undefined when there are no chapters. */
export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= seconds)
