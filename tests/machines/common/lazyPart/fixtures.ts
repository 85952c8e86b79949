import type { lazyPartMachine } from '../../../../src/machines/common/lazyPart/lazyPartMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const lazyPartFixtures: Fixtures<typeof lazyPartMachine> = {
  inputs: [undefined],
  events: {
    'part.open': [{ type: 'part.open' }],
    'part.retry': [{ type: 'part.retry' }],
    'part.close': [{ type: 'part.close' }],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  done: { loadCode: [undefined], probeServer: [true, false] },
  errors: {
    loadCode: [new TypeError('Failed to fetch dynamically imported module')],
    probeServer: [new TypeError('Failed to fetch')],
    watchConnection: [new Error('no such news')],
  },
}
