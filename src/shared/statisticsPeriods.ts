/** The lengths, in days, of the periods for which creators see statistics. The last day is today. */
export const statisticsPeriods = ['7', '28', '90', '365'] as const
export type StatisticsPeriod = (typeof statisticsPeriods)[number]

export const usualPeriod: StatisticsPeriod = '28'

/** What of a period can be downloaded as a table. */
export const statisticsTables = ['days', 'sources', 'videos'] as const
export type StatisticsTable = (typeof statisticsTables)[number]
