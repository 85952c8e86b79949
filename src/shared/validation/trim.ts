import type { FieldErrors } from '../errorCodes.ts'

/** The shortest part of a video that can be kept. */
export const shortestPartSeconds = 1

export const trimMessages = {
  startAfterEnd: 'La fin doit venir après le début',
  tooShort: 'L’extrait doit durer au moins 1 seconde',
  afterEnd: 'La vidéo est plus courte',
  unreadable: 'Écrivez ce temps comme 1:02 ou 1:02.5',
} as const

/** The length of a video is shown rounded. */
const rounding = 0.1

/**
 * Returns what is wrong with a part of a video, by field (start, end); undefined when it can be shown.
 * @param part in seconds @param duration of the whole video, in seconds
 */
export function partError({ start, end }: { start: number; end: number }, duration: number): FieldErrors | undefined {
  if (start >= duration) return { start: trimMessages.afterEnd }
  if (end > duration + rounding) return { end: trimMessages.afterEnd }
  if (end <= start) return { end: trimMessages.startAfterEnd }
  if (Math.min(end, duration) - start < shortestPartSeconds) return { end: trimMessages.tooShort }
  return undefined
}
