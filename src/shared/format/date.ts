export const invalidDate = 'Date invalide'
// Not by Intl: its first format of each kind costs 25 ms, on phones 100, while the browser takes the first screen over.
const dayMs = 24 * 60 * 60 * 1000
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** « 12 mars 2026 »; an unreadable date gives « Date invalide ». @param iso ISO 8601 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? invalidDate : `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}

const ago = (count: number, one: string, many = `${one}s`): string => `il y a ${count}\u00a0${count < 2 ? one : many}`

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
    return minutes < 60 ? ago(minutes, 'minute') : ago(Math.floor(minutes / 60), 'heure')
  }
  if (days < 7) return ago(days, 'jour')
  if (days < 30) return ago(Math.floor(days / 7), 'semaine')
  const months = Math.floor(days / 30)
  return months < 12 ? ago(months, 'mois', 'mois') : ago(Math.floor(days / 365) || 1, 'an')
}
