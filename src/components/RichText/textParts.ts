import { parseTime } from '../../shared/resume.ts'

/** `at`: where it stands in the text. `href` or `seconds` make it a link or a place in the film. */
export type TextPart = { at: number; text: string; href?: string; seconds?: number }

// The last sign of an address is none of the sentence's, or a bracket that it opened itself. \p{Cf}: what turns the direction of
// writing; an address must read as what it is.
const found =
  /https?:\/\/(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}()])*(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}().,;:!?…'’*[\]{}/]\/?)|(?<![\d:.,/-])(?:\d{1,2}:[0-5]|\d{0,2})\d:[0-5]\d(?![\d:])/giu

/**
 * The links and timecodes («1:02:03») in what people write; joined, the texts are what they wrote.
 * @param duration seconds of the film: what lies beyond is no place in it
 */
export function textParts(text: string, duration: number): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: part, index: at } of text.matchAll(found)) {
    const seconds = parseTime(part)
    if (seconds !== null && seconds >= duration) continue
    parts.push({ at: end, text: text.slice(end, at) }, seconds === null ? { at, text: part, href: part } : { at, text: part, seconds })
    end = at + part.length
  }
  return [...parts, { at: end, text: text.slice(end) }]
}
