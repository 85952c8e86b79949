import type { DashboardFigureFragment, DashboardQuery } from '../../graphql/generated/graphql.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import type { StatCardProps } from '../../ui/StatCard/StatCard.tsx'

export type Figure = DashboardFigureFragment
export type DashboardFigures = NonNullable<DashboardQuery['dashboard']>['statistics']

/** An average below half a second is shown as none. */
const isSome = (value: number): boolean => Math.round(value) > 0

/** Returns «+12% ce mois», «-3%», or «Nouveau» when there is no earlier figure to compare with; no hint while the figure is zero. */
export function changeHint({ value, change }: Pick<Figure, 'value' | 'change'>, suffix: string): Pick<StatCardProps, 'hint' | 'trend'> {
  if (change === null) return isSome(value) ? { hint: 'Nouveau' } : {}
  const trend = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  return { hint: `${change > 0 ? '+' : ''}${change}%${suffix}`, trend }
}

/** Returns «1:35»; a dash when nothing was measured, which is not an average of 0:00. */
export const averageTime = (seconds: number): Pick<StatCardProps, 'value' | 'spokenValue'> =>
  isSome(seconds) ? { value: formatDuration(seconds) } : { value: '—', spokenValue: 'Pas encore mesuré' }

/** «4,20 %» */
export const formatEngagement = (percent: number): string =>
  `${percent.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0%`

/** Returns «+25% (4 avant)»; «Nouveau» when there was nothing before, and no hint while there still is nothing. */
export function comparison(value: number, before: number, format: (value: number) => string): Pick<StatCardProps, 'hint' | 'trend'> {
  const change = before === 0 ? null : Math.round(((value - before) / before) * 100)
  const { hint, trend } = changeHint({ value, change }, ` (${format(before)} avant)`)
  return { ...(hint !== undefined && { hint }), ...(trend && { trend }) }
}
