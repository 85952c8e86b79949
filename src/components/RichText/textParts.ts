import { parseTime } from '../../shared/playbackStart.ts'
import { creatorPath } from '../../shared/routes.ts'

/** `at`: offset in the text. `href` makes it a link, within the site when it begins with «/», `seconds` a timecode. */
export type TextPart = { at: number; text: string; href?: string; seconds?: number }

// An address does not end with punctuation of the sentence, except a bracket that it opened itself. \p{Cf} excludes characters that change
// the writing direction: an address must be shown as it is.
const found =
  /https?:\/\/(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}()])*(?:\([^\s<>"«»\p{Cf}()]*\)|[^\s<>"«»\p{Cf}().,;:!?…'’*[\]{}/]\/?)|(?<![\d:.,/-])(?:\d{1,2}:[0-5]|\d{0,2})\d:[0-5]\d(?![\d:])|(?<![\p{L}\p{N}_@.])@[\p{L}\p{M}\p{N}_]+/giu

/** Somebody whom a text names: as it does, and as they are called now. */
export type Mentioned = { name: string; username: string }

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/**
 * Splits a user's text at its links, timecodes («1:02:03») and the names of people whom it mentions («@ada»). The parts joined are the original text.
 * @param duration seconds of the video: a time beyond it is not a timecode
 */
export function textParts(text: string, duration: number, mentions: readonly Mentioned[] = []): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: part, index: at } of text.matchAll(found)) {
    const seconds = parseTime(part)
    const name = part[0] === '@' && folded(part.slice(1))
    const person = name && mentions.find((each) => folded(each.name) === name)
    if ((seconds !== null && seconds >= duration) || (name && !person)) continue
    const href = person ? creatorPath(person.username) : part
    parts.push({ at: end, text: text.slice(end, at) }, seconds === null ? { at, text: part, href } : { at, text: part, seconds })
    end = at + part.length
  }
  return [...parts, { at: end, text: text.slice(end) }]
}
