import type { SubscriptionsPeriod } from '../../machines/follow/subscriptions/types.ts'

type Dated = { createdAt: string }
export type DayGroup<Item> = { title: string; items: Item[] }

/** Returns the number of calendar days between a date and now, in the viewer's time zone. Days differ in length twice a year. */
function daysAgo(iso: string, now: Date): number {
  const then = new Date(iso)
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((dayOf(now) - dayOf(then)) / 86_400_000)
}

const groups = [
  { title: 'Aujourd’hui', until: 0 },
  { title: 'Hier', until: 1 },
  { title: 'Cette semaine', until: 6 },
  { title: 'Plus ancien', until: Infinity },
] as const

/** The oldest day of each period, in days before today. */
const lastDay: Readonly<Record<SubscriptionsPeriod, number>> = { all: Infinity, today: 0, week: 6 }

/** Groups the items of a period by day, in their order (newest first); empty groups are left out. */
export function groupByDay<Item extends Dated>(
  items: readonly Item[],
  period: SubscriptionsPeriod,
  now: Date = new Date(),
): DayGroup<Item>[] {
  const byTitle = new Map<string, Item[]>(groups.map(({ title }) => [title, []]))
  for (const item of items) {
    const days = daysAgo(item.createdAt, now)
    const group = groups.find(({ until }) => days <= until)
    if (group && days <= lastDay[period]) byTitle.get(group.title)?.push(item)
  }
  return [...byTitle].flatMap(([title, held]) => (held.length > 0 ? [{ title, items: held }] : []))
}

/** True when the next page, which is older, may contain items of this period. */
export function mayGoOn(items: readonly Dated[], period: SubscriptionsPeriod, now: Date = new Date()): boolean {
  const last = items.at(-1)
  return last === undefined || daysAgo(last.createdAt, now) <= lastDay[period]
}
