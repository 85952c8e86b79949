import type { pagingMachine } from '../../../../src/machines/common/paging/pagingMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const pagingFixtures: Fixtures<typeof pagingMachine> = {
  inputs: [undefined],
  events: {
    'page.load': [{ type: 'page.load', request: { cursor: 'second', document: {}, variables: { cursor: 'second' } } }],
    'page.loaded': [{ type: 'page.loaded' }],
    'page.failed': [{ type: 'page.failed', error: new AppError('API_UNAVAILABLE') }],
    'list.changed': [
      { type: 'list.changed', nextCursor: 'second' },
      { type: 'list.changed', nextCursor: null },
    ],
  },
  done: {},
  errors: { watchPage: [new TypeError('no document')] },
}
