import { atFirstUse } from '../atFirstUse.ts'
import { invalidDate } from './date.ts'

const withTime = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }),
)

/** Writes the first of a month as French does: « 1er mars 2026 ». @param date that begins with its day */
export const withFirst = (date: string): string => date.replace(/^1 /, '1er ')

/** « 12 mars 2026 à 18:30 », in the reader's time zone; an unreadable date gives « Date invalide ». @param iso ISO 8601 */
export function formatDateAndTime(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? invalidDate : withFirst(withTime().format(date))
}

const monthOfYear = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' }))

/** « mars 2026 », as in « Depuis mars 2026 »; an unreadable date gives « Date invalide ». @param iso ISO 8601 */
export function formatMonth(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? invalidDate : monthOfYear().format(date)
}
