const dayMs = 24 * 60 * 60 * 1000
const titles = ['Aujourd’hui', 'Hier', 'Cette semaine', 'Ce mois-ci', 'Plus ancien'] as const
/** The oldest day of each group, in days before today, in the user's time zone. */
const oldest = [0, 1, 6, 29, Infinity]

export type DayGroup<Entry> = { title: (typeof titles)[number]; entries: readonly Entry[] }

function daysBack(iso: string, now: Date): number {
  const then = new Date(iso)
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  // Rounded: on the days when the clocks change, a day has 23 or 25 hours.
  return Math.round((midnight(now) - midnight(then)) / dayMs)
}

/**
 * Groups entries under the specification's labels, in the order of the entries; empty groups are left out.
 * @param now the user's local time, which defines midnight
 */
export function groupByDay<Entry extends { watchedAt: string }>(entries: readonly Entry[], now: Date = new Date()): DayGroup<Entry>[] {
  const groupOf = ({ watchedAt }: Entry): number => oldest.findIndex((days) => daysBack(watchedAt, now) <= days)
  return titles.flatMap((title, index) => {
    const own = entries.filter((entry) => groupOf(entry) === index)
    return own.length === 0 ? [] : [{ title, entries: own }]
  })
}
