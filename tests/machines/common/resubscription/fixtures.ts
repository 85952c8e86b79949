import type { resubscriptionMachine } from '../../../../src/machines/common/resubscription/resubscriptionMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const resubscriptionFixtures: Fixtures<typeof resubscriptionMachine> = {
  inputs: [undefined],
  events: {
    'connection.lost': [{ type: 'connection.lost' }],
    'server.restored': [{ type: 'server.restored' }],
  },
  done: {},
  errors: { watchReachability: [new Error('no such news')] },
  laws: { silentFailures: { watchReachability: 'Without the news, the next attempt comes after its delay.' } },
}
