import type { historySearchMachine } from '../../../../src/machines/history/historySearch/historySearchMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const historySearchFixtures: Fixtures<typeof historySearchMachine> = {
  inputs: [{ text: '' }],
  events: {
    'search.type': [{ type: 'search.type', text: 'guitare' }],
    'search.submit': [{ type: 'search.submit' }],
    'search.adopt': [{ type: 'search.adopt', text: 'étoiles' }],
  },
  done: {},
  errors: {},
}
