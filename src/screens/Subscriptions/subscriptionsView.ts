/** What the address says of how the subscriptions are looked at. */
export type SubscriptionsView = { tab: 'news' | 'channels'; period: Period }

export const periodLabels = { all: 'Toutes', today: 'Aujourd’hui', week: 'Cette semaine' } as const
export type Period = keyof typeof periodLabels

export const isPeriod = (value: string | null): value is Period => value !== null && Object.hasOwn(periodLabels, value)

/** `?tab=`, `?period=`; anything unknown is what it usually is. */
export function readView(search: URLSearchParams): SubscriptionsView {
  const period = search.get('period')
  return { tab: search.get('tab') === 'channels' ? 'channels' : 'news', period: isPeriod(period) ? period : 'all' }
}

/** The same in an address, where what is usual goes without saying. */
export function writeView({ tab, period }: SubscriptionsView): URLSearchParams {
  const search = new URLSearchParams()
  if (tab !== 'news') search.set('tab', tab)
  if (period !== 'all') search.set('period', period)
  return search
}
