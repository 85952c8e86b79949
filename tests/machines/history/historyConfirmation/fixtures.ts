import type { historyConfirmationMachine } from '../../../../src/machines/history/historyConfirmation/historyConfirmationMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { guitar } from '../entries.ts'

export const historyConfirmationFixtures: Fixtures<typeof historyConfirmationMachine> = {
  inputs: [undefined],
  events: {
    'removal.ask': [{ type: 'removal.ask', entry: guitar }],
    'clearing.ask': [{ type: 'clearing.ask' }],
    'dialog.confirm': [{ type: 'dialog.confirm' }],
    'dialog.cancel': [{ type: 'dialog.cancel' }],
  },
  done: {},
  errors: {},
}
