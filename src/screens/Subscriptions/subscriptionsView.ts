import type { SubscriptionsPeriod, SubscriptionsView } from '../../machines/follow/subscriptions/types.ts'

export const periods: readonly { value: SubscriptionsPeriod; label: string }[] = [
  { value: 'all', label: 'Toutes' },
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'week', label: 'Cette semaine' },
]

/** Reads `?tab=` and `?period=`; unknown values get their defaults. */
export function readView(search: URLSearchParams): SubscriptionsView {
  const period = periods.find(({ value }) => value === search.get('period'))
  return { tab: search.get('tab') === 'channels' ? 'channels' : 'news', period: period?.value ?? 'all' }
}

/** Writes the view to an address; defaults are left out. */
export function writeView({ tab, period }: SubscriptionsView): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'news') search.set('tab', tab)
  if (period !== 'all') search.set('period', period)
  return search
}
