import { type Cue, captionLimits } from './cue.ts'
import { sanitiseCueText } from './sanitise.ts'
import { parseTimestamp } from './time.ts'

/** What stops a file from being read, and on which line, counted from 1. */
export type CaptionProblem = { line: number; message: string }
export type ParsedCaptions = { cues: Cue[]; problem?: never } | { problem: CaptionProblem; cues?: never }

export const captionMessages = {
  unknown: 'Ce n’est ni du WebVTT ni du SRT',
  timesMissing: 'Il manque les temps, comme 00:00:01.000 --> 00:00:04.000',
  timesUnreadable: 'Ces temps sont illisibles. Écrivez-les comme 00:00:01.000 --> 00:00:04.000',
  endBeforeStart: 'La fin doit venir après le début',
  textTooLong: `Ce sous-titre dépasse ${captionLimits.textMax} caractères`,
  tooMany: `Il y a plus de ${captionLimits.cues} sous-titres`,
  fileTooLarge: 'Le fichier ne peut pas dépasser 1\u00a0Mo',
  timeUnreadable: 'Écrivez ce temps comme 1:02 ou 1:02.500',
  textMissing: 'Écrivez ce qui est dit',
  none: 'Le fichier ne contient aucun sous-titre',
} as const

export const problemText = ({ line, message }: CaptionProblem): string => `Ligne ${line}\u00a0: ${message}`

class Refusal extends Error {
  readonly problem: CaptionProblem
  constructor(index: number, message: string) {
    super(message)
    this.problem = { line: index + 1, message }
  }
}

/**
 * Reads WebVTT or SRT: its cues in the order of their times, their texts sanitised. A cue without text is left out; notes, styles, regions
 * and the cues' places are not kept. A file with anything else that cannot be read is refused whole.
 * @param text with `\n` at the ends of lines
 */
export function parseCaptions(text: string): ParsedCaptions {
  const lines = text.split('\n')
  try {
    const cues = readCues(lines)
    if (cues.length === 0) throw new Refusal(0, captionMessages.none)
    return { cues: cues.sort((one, other) => one.startMs - other.startMs || one.endMs - other.endMs) }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem }
    throw error
  }
}

const isTiming = (line: string | undefined): boolean => line?.includes('-->') ?? false
const isBlank = (line: string | undefined): boolean => line?.trim() === ''

function readCues(lines: readonly string[]): Cue[] {
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  if (!isWebVtt && !lines.some(isTiming)) throw new Refusal(0, captionMessages.unknown)
  const cues: Cue[] = []
  let at = isWebVtt ? endOfHeader(lines) : 0
  while (at < lines.length) {
    if (isBlank(lines[at])) at += 1
    else if (isWebVtt && isAside(lines, at)) at = endOfBlock(lines, at)
    else at = readCue(lines, at, cues)
  }
  return cues
}

/** The header ends at an empty line, or at a first cue that follows without one. */
function endOfHeader(lines: readonly string[]): number {
  let end = 1
  while (end < lines.length && !isBlank(lines[end]) && !isTiming(lines[end])) end += 1
  return end
}

function endOfBlock(lines: readonly string[], from: number): number {
  let end = from
  while (end < lines.length && !isBlank(lines[end])) end += 1
  return end
}

function isAside(lines: readonly string[], at: number): boolean {
  return /^(?:NOTE(?:[ \t]|$)|(?:STYLE|REGION)[ \t]*$)/.test(lines[at] ?? '') && !isTiming(lines[at]) && !isTiming(lines[at + 1])
}

/** Reads the cue that starts on a line with its times or the name before them. @returns the line after it */
function readCue(lines: readonly string[], from: number, cues: Cue[]): number {
  const timing = isTiming(lines[from]) ? from : from + 1
  if (!isTiming(lines[timing])) throw new Refusal(from, captionMessages.timesMissing)
  const times = readTimes(lines[timing] ?? '', timing)
  let end = timing + 1
  while (end < lines.length && !isBlank(lines[end]) && !isTiming(lines[end])) end += 1
  // Some editors put no empty line between cues: the number that follows this cue's own is the next one's, any other is text.
  if (isTiming(lines[end]) && Number(lines[end - 1]) === Number(lines[from]) + 1) end -= 1
  const text = sanitiseCueText(lines.slice(timing + 1, end).join('\n'))
  if (text.length > captionLimits.textMax) throw new Refusal(timing + 1, captionMessages.textTooLong)
  if (text !== '' && cues.push({ ...times, text }) > captionLimits.cues) throw new Refusal(timing, captionMessages.tooMany)
  return end
}

function readTimes(line: string, index: number): Pick<Cue, 'startMs' | 'endMs'> {
  const [, start = '', end = ''] = /^\s*(\S+?)\s*-->\s*(\S+)(?:\s.*)?$/.exec(line) ?? []
  const [startMs, endMs] = [parseTimestamp(start), parseTimestamp(end)]
  if (startMs === undefined || endMs === undefined) throw new Refusal(index, captionMessages.timesUnreadable)
  if (endMs <= startMs) throw new Refusal(index, captionMessages.endBeforeStart)
  return { startMs, endMs }
}
