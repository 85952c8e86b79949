import type { csvExportMachine } from '../../../../src/machines/statistics/csvExport/csvExportMachine.ts'
import type { CsvTable } from '../../../../src/machines/statistics/csvExport/types.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const days: CsvTable = { of: 'channel', channelId: 'channel-1', table: 'days', period: '28' }
export const curve: CsvTable = { of: 'video', contentId: 'content-1' }

export const csvExportFixtures: Fixtures<typeof csvExportMachine> = {
  inputs: [undefined],
  events: {
    'export.start': [{ type: 'export.start', table: days }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { downloadTable: [undefined] },
  errors: { downloadTable: [new AppError('TOO_MANY_REQUESTS')] },
}
