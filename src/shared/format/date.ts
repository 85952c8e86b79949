export const invalidDate = 'Date invalide'
const dayMs = 24 * 60 * 60 * 1000
const relative = new Intl.RelativeTimeFormat('fr-FR')
const long = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })

/** « 12 mars 2026 »; an unreadable date gives « Date invalide ». @param iso ISO 8601 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? invalidDate : long.format(date)
}

const ago = (count: number, unit: Intl.RelativeTimeFormatUnit): string => relative.format(-count, unit).replace(/(\d) /, '$1\u00a0')

/**
 * « il y a 3 jours »: minutes and hours on the first day, days under 7, weeks under 30 days, then
 * months (specification §9), and years from twelve months on. No line breaks between a number and its unit.
 * @param iso ISO 8601
 */
export function formatRelativeDate(iso: string, now: Date = new Date()): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return invalidDate
  const elapsed = Math.max(0, now.getTime() - then.getTime())
  const days = Math.floor(elapsed / dayMs)
  if (days === 0) {
    const minutes = Math.floor(elapsed / 60_000)
    if (minutes < 1) return 'à l’instant'
    return minutes < 60 ? ago(minutes, 'minute') : ago(Math.floor(minutes / 60), 'hour')
  }
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(Math.floor(days / 7), 'week')
  const months = Math.floor(days / 30)
  return months < 12 ? ago(months, 'month') : ago(Math.floor(days / 365) || 1, 'year')
}
