import type { ChannelPeriodQuery, StatisticsPeriod as PeriodName } from '../../graphql/generated/graphql.ts'
import { statisticsPeriods, type StatisticsPeriod, usualPeriod } from '../../shared/statisticsPeriods.ts'

export type Period = NonNullable<ChannelPeriodQuery['dashboard']>['period']
export type Measure = 'views' | 'watchTime' | 'subscribers' | 'likes'

/** `name`: in GraphQL; `before`: what it is compared with. */
export const periods: Readonly<Record<StatisticsPeriod, { name: PeriodName; label: string; before: string }>> = {
  '7': { name: 'days7', label: '7 jours', before: '7 jours d’avant' },
  '28': { name: 'days28', label: '28 jours', before: '28 jours d’avant' },
  '90': { name: 'days90', label: '90 jours', before: '90 jours d’avant' },
  '365': { name: 'days365', label: 'Un an', before: 'L’année d’avant' },
}

/** Reads `?period=` of the dashboard; 28 days by default. */
export function parsePeriod(search: URLSearchParams): StatisticsPeriod {
  return statisticsPeriods.find((period) => period === search.get('period')) ?? usualPeriod
}

export function writePeriod(search: URLSearchParams, period: StatisticsPeriod): URLSearchParams {
  const next = new URLSearchParams(search)
  if (period === usualPeriod) next.delete('period')
  else next.set('period', period)
  return next
}

/** The days of the period, each with its value and that of the day as long before it as the period is long. */
export type Day = { day: string; value: number; dayBefore: string; before: number }

export function daysOf(data: Pick<Period, 'days' | Measure>, measure: Measure): Day[] {
  const { days, [measure]: values } = data
  const length = days.length / 2
  return days.slice(length).map((day, index) => ({
    day,
    value: values[length + index] ?? 0,
    dayBefore: days[index] ?? '',
    before: values[index] ?? 0,
  }))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Returns the sums of the period and of the one before. */
export function sumsOf(days: readonly Day[]): { value: number; before: number } {
  return { value: sum(days.map(({ value }) => value)), before: sum(days.map(({ before }) => before)) }
}

// The days of the statistics are those of UTC, everywhere.
const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
const wholeDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })

/** «3 mars» @param day YYYY-MM-DD */
export const formatShortDay = (day: string): string => shortDay.format(new Date(day))
/** «mar. 3 mars» @param day YYYY-MM-DD */
export const formatWeekday = (day: string): string => weekday.format(new Date(day))
/** «3 mars 2026» @param day YYYY-MM-DD */
export const formatDay = (day: string): string => wholeDay.format(new Date(day))

const exact = new Intl.NumberFormat('fr-FR')
/** «1 240», where a rounded figure would not do. */
export const formatExactly = (count: number): string => exact.format(count)
