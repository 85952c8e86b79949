import { parseTime } from '../../shared/playbackStart.ts'

/** `at`: offset in the text. `href` makes it a link, `seconds` a timecode. */
export type TextPart = { at: number; text: string; href?: string; seconds?: number }

// An address does not end with punctuation of the sentence, except a bracket that it opened itself. \p{Cf} excludes characters that change
// the writing direction: an address must be shown as it is.
const found =
  /https?:\/\/(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}()])*(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}().,;:!?…'’*[\]{}/]\/?)|(?<![\d:.,/-])(?:\d{1,2}:[0-5]|\d{0,2})\d:[0-5]\d(?![\d:])/giu

/**
 * Splits a user's text at its links and timecodes («1:02:03»). The parts joined are the original text.
 * @param duration seconds of the video: a time beyond it is not a timecode
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
