import type { DashboardFigureFragment, DashboardQuery } from '../../graphql/generated/graphql.ts'
import { formatDuration } from '../../shared/format/duration.ts'
import type { StatCardProps } from '../../ui/StatCard/StatCard.tsx'

export type Figure = DashboardFigureFragment
export type DashboardFigures = NonNullable<DashboardQuery['dashboard']>['statistics']

/** Less than half a second on average is drawn as none. */
const isSome = (value: number): boolean => Math.round(value) > 0

/** «+12% ce mois», «-3%», «Nouveau» when there is no earlier figure to compare with; no hint while there is nothing at all. */
export function changeHint({ value, change }: Figure, suffix: string): Pick<StatCardProps, 'hint' | 'trend'> {
  if (change === null) return isSome(value) ? { hint: 'Nouveau' } : {}
  const trend = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  return { hint: `${change > 0 ? '+' : ''}${change}%${suffix}`, trend }
}

/** «1:35»; a dash while no second was measured, which is no average of 0:00. */
export const averageTime = (seconds: number): Pick<StatCardProps, 'value' | 'spokenValue'> =>
  isSome(seconds) ? { value: formatDuration(seconds) } : { value: '—', spokenValue: 'Pas encore mesuré' }

/** «4,20 %» */
export const formatEngagement = (percent: number): string =>
  `${percent.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0%`
