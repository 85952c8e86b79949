import type { historyChangesMachine } from '../../../../src/machines/history/historyChanges/historyChangesMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'
import { guitar } from '../entries.ts'

export const historyChangesFixtures: Fixtures<typeof historyChangesMachine> = {
  inputs: [undefined],
  events: {
    'entry.remove': [{ type: 'entry.remove', entry: guitar }],
    'history.clear': [{ type: 'history.clear' }],
  },
  done: { saveChange: [undefined] },
  errors: { saveChange: [new AppError('API_UNAVAILABLE')] },
  laws: { keepsEach: { saveChange: 'The changes are sent one after another, in order.' } },
}
