import { readChapters } from '../../shared/chapters.ts'
import { formatQuantity } from '../../shared/format/count.ts'

/** Returns what a description makes of the video's chapters. @param duration in seconds; 0 when it is not known */
export function chaptersHint(description: string, duration: number): string {
  const { length } = readChapters(description, duration)
  return length > 0
    ? `${formatQuantity(length, 'chapitre', 'chapitres')} dans la description.`
    : 'Des lignes comme «\u202f0:00 Introduction\u202f» et «\u202f1:30 La suite\u202f» deviennent des chapitres.'
}
