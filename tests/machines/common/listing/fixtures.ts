import type { listingMachine } from '../../../../src/machines/common/listing/listingMachine.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

const message = 'Erreur lors de la recherche'

export const listingFixtures: Fixtures<typeof listingMachine> = {
  inputs: [
    { message, forgetsFailures: true },
    { message, forgetsFailures: false },
  ],
  events: {
    'list.show': [
      { type: 'list.show', subject: 'q=vélo' },
      { type: 'list.show', subject: '' },
    ],
    'list.refresh': [{ type: 'list.refresh' }],
    'list.more': [{ type: 'list.more' }],
    'failure.dismiss': [{ type: 'failure.dismiss' }],
  },
  done: {
    bring: [
      { cursors: [], nextCursor: 'second' },
      { cursors: [], nextCursor: null },
    ],
    refresh: [{ cursors: [], nextCursor: 'second' }],
    bringMore: [{ nextCursor: null }],
  },
  errors: {
    bring: [new AppError('API_UNAVAILABLE')],
    refresh: [new AppError('API_UNAVAILABLE')],
    bringMore: [new AppError('API_UNAVAILABLE')],
  },
}
