import type { SubscriptionsPeriod, SubscriptionsView } from '../../machines/subscriptions/types.ts'

export const periods: readonly { value: SubscriptionsPeriod; label: string }[] = [
  { value: 'all', label: 'Toutes' },
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'week', label: 'Cette semaine' },
]

/** `?tab=`, `?period=`; anything unknown is what it usually is. */
export function readView(search: URLSearchParams): SubscriptionsView {
  const period = periods.find(({ value }) => value === search.get('period'))
  return { tab: search.get('tab') === 'channels' ? 'channels' : 'news', period: period?.value ?? 'all' }
}

/** The same in an address, where what is usual goes without saying. */
export function writeView({ tab, period }: SubscriptionsView): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'news') search.set('tab', tab)
  if (period !== 'all') search.set('period', period)
  return search
}
