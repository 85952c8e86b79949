const dayMs = 24 * 60 * 60 * 1000
const titles = ['Aujourd’hui', 'Hier', 'Cette semaine', 'Ce mois-ci', 'Plus ancien'] as const
/** Days back that a group still holds, by the reader's calendar. */
const oldest = [0, 1, 6, 29, Infinity]

export type DayGroup<Entry> = { title: (typeof titles)[number]; entries: readonly Entry[] }

function daysBack(iso: string, now: Date): number {
  const then = new Date(iso)
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // Rounded: a day of the change of the clocks is an hour longer or shorter.
  return Math.round((midnight(now) - midnight(then)) / dayMs)
}

/**
 * Entries under the words of the specification, in the order in which they come; groups without any are left out.
 * @param now the reader's clock: midnight is theirs
 */
export function groupByDay<Entry extends { watchedAt: string }>(entries: readonly Entry[], now: Date = new Date()): DayGroup<Entry>[] {
  const groupOf = ({ watchedAt }: Entry): number => oldest.findIndex((days) => daysBack(watchedAt, now) <= days)
  return titles.flatMap((title, index) => {
    const own = entries.filter((entry) => groupOf(entry) === index)
    return own.length === 0 ? [] : [{ title, entries: own }]
  })
}
