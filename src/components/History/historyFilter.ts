import type { HistoryPeriod } from '../../graphql/generated/graphql.ts'
import { addressText } from '../../shared/addressText.ts'
import { limits } from '../../shared/limits.ts'

/** The shown part of the history; `period` null for all of it. */
export type HistoryFilter = { q: string; period: HistoryPeriod | null }

export const periods = [
  { value: null, label: 'Tout' },
  { value: 'today', label: 'Aujourd’hui' },
  { value: 'week', label: 'Cette semaine' },
  { value: 'month', label: 'Ce mois-ci' },
] as const satisfies readonly { value: HistoryPeriod | null; label: string }[]

/** Reads `?q=` and `?period=` of an address; invalid values are ignored. */
export function parseHistoryFilter(search: URLSearchParams): HistoryFilter {
  const period = periods.find(({ value }) => value !== null && value === search.get('period'))
  return { q: addressText(search, 'q').slice(0, limits.titleMax), period: period?.value ?? null }
}

/** Returns the address's parameters with another filter; other parameters stay. */
export function writeHistoryFilter(search: URLSearchParams, { q, period }: Partial<HistoryFilter>): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | null | undefined): void => {
    if (value === undefined) return
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  put('q', q?.slice(0, limits.titleMax))
  put('period', period)
  return next
}
