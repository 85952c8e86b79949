import type { StatisticsPeriod, StatisticsTable } from '../../../shared/statisticsPeriods.ts'
import type { Failure } from '../../common/failure.ts'

/** A table behind a plot: of a channel's period, or the curve of a video. */
export type CsvTable =
  | { of: 'channel'; channelId: string; table: StatisticsTable; period: StatisticsPeriod }
  | { of: 'video'; contentId: string }

/** `table`: the last one that was asked for; null before */
export type CsvExportContext = { table: CsvTable | null; failure: Failure | null }

export type CsvExportEvent = { type: 'export.start'; table: CsvTable } | { type: 'failure.dismiss' }

export type CsvExportTag = 'busy'
