import type { reportMachine } from '../../../../src/machines/report/report/reportMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const subject = { kind: 'channel', id: 'channel-1' } as const

export const reportFixtures: Fixtures<typeof reportMachine> = {
  inputs: [undefined],
  events: {
    'dialog.open': [
      { type: 'dialog.open', subject, isSignedIn: true },
      { type: 'dialog.open', subject, isSignedIn: false },
    ],
    'dialog.close': [{ type: 'dialog.close' }],
    'form.change': [{ type: 'form.change', patch: { reason: 'spam' } }],
    'report.send': [{ type: 'report.send' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: { sendReport: [undefined] },
  errors: { sendReport: [new AppError('API_UNAVAILABLE')] },
}
