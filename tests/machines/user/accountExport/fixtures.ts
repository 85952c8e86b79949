import type { accountExportMachine } from '../../../../src/machines/user/accountExport/accountExportMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const accountExportFixtures: Fixtures<typeof accountExportMachine> = {
  inputs: [{ userId: 'user-ada' }],
  events: {
    'export.start': [{ type: 'export.start' }],
    'export.cancel': [{ type: 'export.cancel' }],
    'bytes.received': [{ type: 'bytes.received', bytes: 4096 }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { downloadArchive: [undefined] },
  errors: { downloadArchive: [new AppError('TOO_MANY_REQUESTS')] },
}
