import { type Cue, captionLimits } from '../../../shared/caption/cue.ts'
import { captionMessages } from '../../../shared/caption/parse.ts'
import { sanitiseCueText } from '../../../shared/caption/sanitise.ts'
import { formatTypedTime, parseTypedTime } from '../../../shared/caption/time.ts'
import type { CaptionsEditorContext, Line, LineErrors } from './types.ts'

/** How long a new line is shown, in milliseconds, until its end is typed. */
const newLineMs = 2000

/** Returns a cue's markup as people type it: `&`, `<` and `>` as such, wherever that is read back as the same text. */
function typedText(markup: string): string {
  const typed = markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return sanitiseCueText(typed) === markup ? typed : markup
}

export function linesOf(cues: readonly Cue[]): Line[] {
  return cues.map(({ startMs, endMs, text }, index) => ({
    id: `line-${index}`,
    start: formatTypedTime(startMs),
    end: formatTypedTime(endMs),
    text: typedText(text),
  }))
}

export const isFull = (lines: readonly Line[]): boolean => lines.length >= captionLimits.cues

/** Returns the lines with a new one that begins at a second of the video, after those that begin before it; unchanged when there are too many. */
export function withNewLine(lines: readonly Line[], second: number): readonly Line[] {
  if (isFull(lines)) return lines
  const startMs = Math.round(second * 1000)
  const line = { id: freeId(lines), start: formatTypedTime(startMs), end: formatTypedTime(startMs + newLineMs), text: '' }
  const before = lines.findLastIndex(({ start }) => (parseTypedTime(start) ?? Infinity) <= startMs)
  return lines.toSpliced(before + 1, 0, line)
}

function freeId(lines: readonly Line[]): string {
  const last = Math.max(-1, ...lines.map(({ id }) => Number(id.slice('line-'.length))))
  return `line-${last + 1}`
}

/** Returns what stops a line from being saved; undefined for nothing. */
function errorsOf({ start, end, text }: Line): LineErrors | undefined {
  const [startMs, endMs] = [parseTypedTime(start), parseTypedTime(end)]
  const length = sanitiseCueText(text).length
  const errors: LineErrors = {
    ...(startMs === undefined && { start: captionMessages.timeUnreadable }),
    ...(endMs === undefined && { end: captionMessages.timeUnreadable }),
    ...(startMs !== undefined && endMs !== undefined && endMs <= startMs && { end: captionMessages.endBeforeStart }),
    ...(length === 0 && { text: captionMessages.textMissing }),
    ...(length > captionLimits.textMax && { text: captionMessages.textTooLong }),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

export function lineErrors(lines: readonly Line[]): CaptionsEditorContext['errors'] {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const errors = errorsOf(line)
      return errors ? [[line.id, errors]] : []
    }),
  )
}

/** Returns the cues of lines without errors, in the order of their times. */
export function cuesOf(lines: readonly Line[]): Cue[] {
  const cues = lines.map(({ start, end, text }) => ({
    startMs: parseTypedTime(start) ?? 0,
    endMs: parseTypedTime(end) ?? 0,
    text: sanitiseCueText(text),
  }))
  return cues.sort((one, other) => one.startMs - other.startMs || one.endMs - other.endMs)
}

/** Returns the errors without those of a line, whose user is mending it. */
export function withoutErrorsOf(errors: CaptionsEditorContext['errors'], id: string): CaptionsEditorContext['errors'] {
  const { [id]: _, ...others } = errors
  return others
}

/** Returns the line that is said at a second of the video; undefined for none. */
export function lineAt(lines: readonly Line[], second: number): Line | undefined {
  const ms = second * 1000
  return lines.findLast(({ start, end }) => (parseTypedTime(start) ?? Infinity) <= ms && ms < (parseTypedTime(end) ?? 0))
}
