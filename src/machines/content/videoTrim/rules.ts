import { formatTypedTime, parseTypedTime } from '../../../shared/caption/time.ts'
import type { FieldErrors } from '../../../shared/errorCodes.ts'
import { partError, trimMessages } from '../../../shared/validation/trim.ts'
import type { TypedPart, VideoPart, VideoTrimContext } from './types.ts'

/** Returns seconds as people type them, to a tenth. */
export const typedTime = (seconds: number): string => formatTypedTime(Math.round(seconds * 10) * 100).replace(/(\.\d)00$/, '$1')

export const formOf = ({ start, end }: VideoPart): TypedPart => ({ start: typedTime(start), end: typedTime(end) })

/** @returns seconds, undefined when it is not a time */
function secondsOf(text: string): number | undefined {
  const ms = parseTypedTime(text)
  return ms === undefined ? undefined : ms / 1000
}

/** Returns the typed part in seconds; an unchanged time, which is shown rounded, is the exact one. */
export function partOf({ form, saved }: Pick<VideoTrimContext, 'form' | 'saved'>): { start: number; end: number } | undefined {
  const shown = formOf(saved)
  const whole = typedTime(saved.sourceDuration)
  const start = form.start === shown.start ? saved.start : secondsOf(form.start)
  const end = form.end === shown.end ? saved.end : form.end === whole ? saved.sourceDuration : secondsOf(form.end)
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Returns what is wrong with the typed part, by field; empty when it can be saved. */
export function errorsOf(context: Pick<VideoTrimContext, 'form' | 'saved'>): FieldErrors {
  const { form, saved } = context
  const unreadable = (['start', 'end'] as const).filter((field) => secondsOf(form[field]) === undefined)
  if (unreadable.length > 0) return Object.fromEntries(unreadable.map((field) => [field, trimMessages.unreadable]))
  const part = partOf(context)
  return (part && partError(part, saved.sourceDuration)) ?? {}
}

export const isChanged = ({ form, saved }: Pick<VideoTrimContext, 'form' | 'saved'>): boolean =>
  form.start !== typedTime(saved.start) || form.end !== typedTime(saved.end)

export const isTrimmed = ({ start, end, sourceDuration }: VideoPart): boolean => start > 0 || end < sourceDuration
