import type { listingMachine } from '../../../../src/machines/common/listing/listingMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const message = 'Erreur lors de la recherche'

export const listingFixtures: Fixtures<typeof listingMachine> = {
  inputs: [
    { message, hasTransientFailures: true },
    { message, hasTransientFailures: false },
  ],
  events: {
    'list.show': [
      { type: 'list.show', subject: 'q=vélo' },
      { type: 'list.show', subject: '' },
    ],
    'list.refresh': [{ type: 'list.refresh' }],
    'list.loadMore': [{ type: 'list.loadMore' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: {
    load: [
      { cursors: [], nextCursor: 'second' },
      { cursors: [], nextCursor: null },
    ],
    refresh: [{ cursors: [], nextCursor: 'second' }],
    loadMore: [{ nextCursor: null }],
  },
  errors: {
    load: [new AppError('API_UNAVAILABLE')],
    refresh: [new AppError('API_UNAVAILABLE')],
    loadMore: [new AppError('API_UNAVAILABLE')],
  },
}
